-- What customers ask a price for where none stands: seven facts, our answer, and the booking that was made of it.
create table inquiry (
  id uuid primary key,
  inquiry_no text not null unique,
  state text not null check (state in ('open', 'answered', 'booked')),
  customer_id uuid references customer (id),
  created_by uuid not null references app_user (id),
  service_mode_id text not null,
  facts jsonb not null,
  ready_date date not null,
  search_words text not null default '',
  reply text,
  replied_by uuid references app_user (id),
  replied_at timestamptz,
  booking_id uuid,
  asked_at timestamptz not null default app_now(),
  version integer not null default 1
);
create index inquiry_by_customer on inquiry (customer_id, asked_at desc, id);
create index inquiry_of_user on inquiry (created_by) where customer_id is null;
create index inquiry_by_state on inquiry (state, asked_at, id);
alter table inquiry enable row level security, force row level security;
create policy inquiry_to_its_customer on inquiry to landbridge_customer using (customer_id = (select app_customer_id()));
create policy inquiry_to_its_user on inquiry to landbridge_newcomer
  using (customer_id is null and created_by = (select app_user_id()));
create policy inquiry_to_staff on inquiry to landbridge_staff using (true);
create policy inquiry_to_system on inquiry to landbridge_system using (true);
grant select, insert on inquiry to landbridge_customer, landbridge_newcomer;
grant update (state, booking_id, version) on inquiry to landbridge_customer, landbridge_newcomer;
grant select, update on inquiry to landbridge_staff;
grant select, insert, update on inquiry to landbridge_system;
