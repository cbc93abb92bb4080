-- Outside a transaction: bookings are many, and are written to meanwhile. The round finds by it the fees that are no charge yet; once they are, it is empty.
drop index concurrently if exists booking_fee_uncharged;
create index concurrently booking_fee_uncharged on booking (listed_at) where fee > 0 and fee_charged_at is null and state = 'cancelled';
