-- Outside a transaction: bookings may be many. Each submission asks what the company's bookings that are under way come to, for its credit;
-- without this it went through all of them.
drop index concurrently if exists booking_under_way;
create index concurrently booking_under_way on booking (customer_id) where state in ('received', 'shipped', 'stopped');
