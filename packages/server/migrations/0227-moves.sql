-- A booking whose boxes go by several departures keeps here those that do not go by its own: of which leg, by which departure, and how many of which kind.
-- A booking that goes by one has none. Nothing is filled.
alter table booking add column shares jsonb;
alter table booking add column share_departure_ids uuid[];

-- A move to another departure is a request as well: which boxes go where and by whose cause, and what staff granted on condition that its fee is agreed to.
alter table change_request add column moved jsonb;
alter table change_request add column granted jsonb;
alter table change_request add column carrier_by timestamptz;
-- What moves, what was granted and by when the carrier hears of it are for staff to say: a customer writes what was there before.
revoke insert on change_request from landbridge_customer;
grant insert (id, booking_id, customer_id, kind, state, asked_at, asked_by, reason_code, note, changes, stood, departure_id, price, fee, fee_currency, fee_asked_at,
  agreed_fee, agreed_currency, agreed_at, agreed_by, until, answered_at, answered_by, answer_note) on change_request to landbridge_customer;
-- The checks know one kind more.
alter table change_request drop constraint change_request_kind_check;
alter table change_request add constraint change_request_kind_check
  check (kind in ('cancellation', 'amendment', 'offer', 'move')) not valid;
alter table change_request validate constraint change_request_kind_check;

alter table booking drop constraint booking_open_request_check;
alter table booking add constraint booking_open_request_check
  check (open_request in ('cancellation', 'amendment', 'offer', 'move')) not valid;
alter table booking validate constraint booking_open_request_check;

-- What happened to a box goes with it to the job that it goes to.
grant update (job_id) on milestone to landbridge_system;
-- A link to a box that goes on in another job leads to it there.
grant update (job_id, job_no) on tracking_share to landbridge_system;
