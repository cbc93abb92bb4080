-- Outside a transaction: bookings, charges and events are many.
-- What the workbench counts by month: what left, what it cost, what was completed.
drop index concurrently if exists booking_by_departure_of_customer;
create index concurrently booking_by_departure_of_customer on booking (customer_id, atd) include (mode, gross_weight_kg) where atd is not null;
drop index concurrently if exists charge_line_of_customer_by_day;
create index concurrently charge_line_of_customer_by_day on charge_line (customer_id, recorded_on) where side = 'R';
drop index concurrently if exists booking_event_completed;
create index concurrently booking_event_completed on booking_event (customer_id, at) where kind = 'completed';
