-- Outside a transaction: bookings may be many, and are written to meanwhile. A departure asks which bookings go by it on one of their legs.
drop index concurrently if exists booking_by_leg_departure;
create index concurrently booking_by_leg_departure on booking using gin (leg_departure_ids) where leg_departure_ids is not null;
