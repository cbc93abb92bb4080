-- The fee of what was asked counts only once its customer agreed to it: when we named it, what was agreed to, when and by whom.
alter table change_request
  add column fee_asked_at timestamptz,
  add column agreed_fee numeric(16, 2),
  add column agreed_currency text,
  add column agreed_at timestamptz,
  add column agreed_by uuid;
-- Who asked for a cancellation before saw its fee and sent it.
update change_request set agreed_fee = fee, agreed_currency = fee_currency, agreed_at = asked_at, agreed_by = asked_by
  where kind = 'cancellation' and fee is not null and state = 'open';
grant update (agreed_fee, agreed_currency, agreed_at, agreed_by) on change_request to landbridge_customer;

create or replace function customers_may_tell(kind text) returns boolean language sql immutable return kind in (
  'customer.founded', 'customer.certification-asked', 'customer.invited', 'customer.member-joined',
  'booking.submitted', 'booking.revised', 'booking.cancelled', 'booking.cancel-asked', 'booking.amend-asked',
  'booking.offer-accepted', 'booking.offer-declined', 'booking.request-withdrawn', 'booking.completed', 'booking.paper-given',
  'booking.fee-agreed',
  'workorder.confirm', 'workorder.object');
