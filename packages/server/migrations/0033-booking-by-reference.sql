-- Outside a transaction: bookings may be many. Each submission asks whether the company's reference stands on another of its bookings;
-- without this it went through all of them.
drop index concurrently if exists booking_by_reference;
create index concurrently booking_by_reference on booking (customer_id, customer_reference, listed_at desc) where customer_reference is not null;
