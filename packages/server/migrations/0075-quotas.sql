-- Outside a transaction: bookings may be many.
-- How many bytes of files a company has sent on a day of the house.
create table if not exists upload_day (
  customer_id uuid not null references customer (id),
  day date not null,
  bytes bigint not null,
  primary key (customer_id, day)
);
create index if not exists upload_day_by_age on upload_day (day);
alter table upload_day enable row level security, force row level security;
drop policy if exists upload_day_to_customer on upload_day;
create policy upload_day_to_customer on upload_day to landbridge_customer using (customer_id = (select app_customer_id()));
drop policy if exists upload_day_to_system on upload_day;
create policy upload_day_to_system on upload_day to landbridge_system using (true);
grant select, insert, update on upload_day to landbridge_customer;
grant select, insert, update, delete on upload_day to landbridge_system;

-- Each draft that is kept asks how many its user has.
drop index concurrently if exists booking_draft_by_user;
create index concurrently booking_draft_by_user on booking (created_by) where state = 'draft';
