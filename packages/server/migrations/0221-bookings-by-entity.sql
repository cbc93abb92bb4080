-- Outside a transaction: bookings may be many, and are written to meanwhile. An entity that is to be deleted asks which bookings it carries.
drop index concurrently if exists booking_by_entity;
create index concurrently booking_by_entity on booking (entity_id) where entity_id is not null;
