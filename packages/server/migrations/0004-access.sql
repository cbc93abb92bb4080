-- Who can log in: a user of a customer's company (or of none yet), or staff with duties.
create table app_user (
  id uuid primary key,
  kind text not null check (kind in ('customer', 'staff')),
  customer_id uuid check (customer_id is null or kind = 'customer'),
  company_role text check (company_role in ('owner', 'member', 'finance')),
  account text,
  phone text,
  emails text[] not null default '{}',
  password_hash text,
  duties text[] not null default '{}' check (duties <@ array['sales', 'operations', 'finance', 'content', 'administrator']),
  real_name text not null default '',
  avatar uuid,
  wx_qr_code text,
  -- Every change of rights raises it, and a session of an older epoch is dead.
  epoch integer not null default 1,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  check (kind = 'customer' or company_role is null),
  check ((customer_id is null) = (company_role is null)),
  check (kind = 'staff' or duties = '{}')
);
create unique index app_user_by_account on app_user (lower(account));
create unique index app_user_by_phone on app_user (phone) where kind = 'customer';
create index app_user_by_customer on app_user (customer_id);
create index app_user_by_age on app_user (kind, created_at desc, id);

-- Customers see themselves, their colleagues, and who serves them; the words that open the door they never see.
alter table app_user enable row level security, force row level security;
create policy app_user_to_colleague on app_user to landbridge_customer using (customer_id = (select app_customer_id()));
create policy app_user_to_itself on app_user to landbridge_customer
  using (id = (select app_user_id()))
  with check (id = (select app_user_id()) and customer_id is not distinct from (select app_customer_id()));
create policy app_user_staff_to_customer on app_user for select to landbridge_customer using (kind = 'staff');
create policy app_user_to_staff on app_user to landbridge_staff using (true);
create policy app_user_to_system on app_user to landbridge_system using (true);
grant select (id, kind, customer_id, company_role, account, phone, emails, real_name, avatar, wx_qr_code, epoch, active, version, created_at)
  on app_user to landbridge_customer;
grant update (customer_id, company_role, real_name, avatar, emails, version) on app_user to landbridge_customer;
grant select, insert, update on app_user to landbridge_staff, landbridge_system;

-- A login that lasts. Its public id crosses the wire; of the cookie's secret only the hash is kept.
create table session (
  id uuid primary key,
  secret_hash bytea not null,
  user_id uuid not null references app_user (id),
  epoch integer not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  browser_identity text,
  user_agent text,
  address text,
  ended_at timestamptz
);
create index session_by_user on session (user_id, created_at desc) where ended_at is null;
create index session_by_age on session (created_at);

alter table session enable row level security, force row level security;
create policy session_to_its_customer on session to landbridge_customer using (user_id = (select app_user_id()));
create policy session_to_staff on session for select to landbridge_staff using (true);
create policy session_by_its_staff on session for update to landbridge_staff using (user_id = (select app_user_id()));
create policy session_to_system on session to landbridge_system using (true);
grant select (id, user_id, epoch, created_at, last_seen_at, browser_identity, user_agent, address, ended_at), update (ended_at)
  on session to landbridge_customer, landbridge_staff;
grant select, insert, update, delete on session to landbridge_system;

-- Logins that failed, counted per account and per address, so that guessing grows slower on every node.
create table login_failure (
  subject text primary key,
  failures integer not null,
  last_tried_at timestamptz not null,
  next_allowed_at timestamptz not null
);
create index login_failure_by_age on login_failure (last_tried_at);

alter table login_failure enable row level security, force row level security;
create policy login_failure_to_system on login_failure to landbridge_system using (true);
grant select, insert, update, delete on login_failure to landbridge_system;
