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

-- What the server alone knows, such as the key that one-time codes are kept under.
create table access_secret (
  name text primary key,
  value bytea not null
);
alter table access_secret enable row level security, force row level security;
create policy access_secret_to_system on access_secret to landbridge_system using (true);
grant select, insert on access_secret to landbridge_system;

-- Pictures of letters, and the puzzles for those who cannot see them: each bound to a browser, used once whatever comes of it.
create table captcha (
  id uuid not null,
  browser_hash bytea not null,
  kind text not null check (kind in ('picture', 'work')),
  answer text not null,
  expires_at timestamptz not null,
  primary key (id, browser_hash)
);
create index captcha_by_age on captcha (expires_at);
alter table captcha enable row level security, force row level security;
create policy captcha_to_system on captcha to landbridge_system using (true);
grant select, insert, update, delete on captcha to landbridge_system;

-- One-time codes sent to a telephone: six digits, five minutes, five tries, one use, for one browser and one purpose.
create table sms_code (
  id uuid primary key default gen_random_uuid(),
  phone text not null,
  national text not null,
  purpose text not null check (purpose in ('Login', 'BindPhone', 'BindCus', 'UnBindWx', 'UpdatePassword')),
  browser_hash bytea not null,
  code_hmac bytea not null,
  tries integer not null default 0,
  address text,
  country_code text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_by_phone on sms_code (phone, sent_at desc);
create index sms_code_by_national on sms_code (national, sent_at desc);
create index sms_code_by_address on sms_code (address, sent_at desc);
create index sms_code_by_time on sms_code (sent_at desc);
alter table sms_code enable row level security, force row level security;
create policy sms_code_to_system on sms_code to landbridge_system using (true);
grant select, insert, update, delete on sms_code to landbridge_system;

-- Messages for the outside world, where no provider takes them: they are read in the back office.
create table outgoing_message (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  body text not null,
  made_at timestamptz not null default app_now(),
  -- A one-time code does not stand here longer than it works.
  blank_at timestamptz
);
create index outgoing_message_by_time on outgoing_message (made_at desc, id);
create index outgoing_message_to_blank on outgoing_message (blank_at) where blank_at is not null;
alter table outgoing_message enable row level security, force row level security;
create policy outgoing_message_to_staff on outgoing_message for select to landbridge_staff using (true);
create policy outgoing_message_to_system on outgoing_message to landbridge_system using (true);
grant select on outgoing_message to landbridge_staff;
grant select, insert, update, delete on outgoing_message to landbridge_system;
