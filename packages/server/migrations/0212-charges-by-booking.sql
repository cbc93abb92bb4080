-- Outside a transaction: charges may be many, and are written to meanwhile. A draft that goes asks whether a charge stands on it.
drop index concurrently if exists charge_line_by_booking;
create index concurrently charge_line_by_booking on charge_line (booking_id) where booking_id is not null;
