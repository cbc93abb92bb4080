-- Outside a transaction: bookings may be many, and are written to meanwhile. A departure asks which bookings have some of their boxes on it.
drop index concurrently if exists booking_by_share_departure;
create index concurrently booking_by_share_departure on booking using gin (share_departure_ids) where share_departure_ids is not null;
