-- Who has read which announcement, and when. One that is published again after that is new to everybody.
create table announcement_read (
  user_id uuid not null references app_user (id),
  announcement_id uuid not null references announcement (id) on delete cascade,
  read_at timestamptz not null default app_now(),
  primary key (user_id, announcement_id)
);
alter table announcement_read enable row level security, force row level security;
create policy announcement_read_to_its_customer on announcement_read to landbridge_customer using (user_id = (select app_user_id()));
create policy announcement_read_to_its_staff on announcement_read to landbridge_staff using (user_id = (select app_user_id()));
create policy announcement_read_to_system on announcement_read to landbridge_system using (true);
grant select, insert, update on announcement_read to landbridge_customer, landbridge_staff;
grant select, insert, update, delete on announcement_read to landbridge_system;

-- What the menus count on every page: only what waits for somebody stands in these.
create index booking_waiting_for_customer on booking (customer_id, mode) where state = 'returned' or open_request = 'offer';
create index booking_waiting_for_desk on booking (state)
  where state = 'submitted' and open_request is null or open_request in ('cancellation', 'amendment');
create index work_order_waiting_for_customer on work_order (customer_id, mode) where state = 'awaitingConfirmation';
create index work_order_waiting_for_desk on work_order (state) where state in ('arrived', 'objected');
