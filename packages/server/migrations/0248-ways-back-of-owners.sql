-- The way back of an owner whom another owner put out: a link by mail that works once, for a day. Of its key only the hash is kept.
create table owner_way_back (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  customer_id uuid not null references customer (id),
  change text not null check (change in ('unmade', 'switched-off', 'removed')),
  put_out_by uuid not null references app_user (id),
  key_hash bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  over_at timestamptz
);
create unique index owner_way_back_by_key on owner_way_back (key_hash);
create index owner_way_back_of_user on owner_way_back (user_id) where over_at is null;

-- The owner who puts another out writes it down and reads none; the system alone opens a door with the key, and staff close it with the account.
alter table owner_way_back enable row level security, force row level security;
create policy owner_way_back_from_customer on owner_way_back for insert to landbridge_customer
  with check (customer_id = (select app_customer_id()));
create policy owner_way_back_to_staff on owner_way_back to landbridge_staff using (true);
create policy owner_way_back_to_system on owner_way_back to landbridge_system using (true);
grant insert on owner_way_back to landbridge_customer;
grant select (id, user_id, over_at), update (over_at) on owner_way_back to landbridge_staff;
grant select, insert, update, delete on owner_way_back to landbridge_system;
