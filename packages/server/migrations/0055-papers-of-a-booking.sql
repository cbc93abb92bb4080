-- Outside a transaction: files may be many, and are written to meanwhile.

-- The booking to which the thing belongs that a file stands with: papers of a job count for its booking. A booking's own files stand with it.
alter table attachment add column if not exists booking_id uuid;
update attachment set booking_id = job.booking_id from work_order job
  where attachment.parent_kind = 'job' and attachment.parent_id = job.id and attachment.booking_id is null;
drop index concurrently if exists attachment_by_booking;
create index concurrently attachment_by_booking on attachment (booking_id, stored_at) where booking_id is not null;
grant update (booking_id) on attachment to landbridge_customer;

-- A customer who gives a paper tells it, so that its jobs follow.
create or replace function customers_may_tell(kind text) returns boolean language sql immutable return kind in (
  'customer.founded', 'customer.certification-asked', 'customer.invited', 'customer.member-joined',
  'booking.submitted', 'booking.revised', 'booking.cancelled', 'booking.cancel-asked', 'booking.amend-asked',
  'booking.offer-accepted', 'booking.offer-declined', 'booking.request-withdrawn', 'booking.completed', 'booking.paper-given',
  'workorder.confirm', 'workorder.object');
