-- A certification that was refused is told apart from one that was never asked for.
alter table customer drop constraint customer_certification_check;
alter table customer add constraint customer_certification_check
  check (certification in ('none', 'underReview', 'certified', 'refused'));
update customer set certification = 'refused' where certification = 'none' and certification_reason is not null;

-- An owner switches colleagues off and on and changes their roles; row security keeps that inside the company.
grant update (active, epoch) on app_user to landbridge_customer;

-- An invitation into a company's team, by e-mail with a key in a link or to a telephone. Of the key only the hash is kept, and none until it is sent.
create table team_invitation (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  company_role text not null check (company_role in ('owner', 'member', 'finance')),
  real_name text not null default '',
  email text,
  phone text,
  key_hash bytea,
  invited_by uuid not null references app_user (id),
  sends integer not null default 1,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  created_at timestamptz not null default app_now(),
  check ((email is null) <> (phone is null)),
  check (key_hash is null or email is not null)
);
create unique index team_invitation_by_key on team_invitation (key_hash);
create unique index team_invitation_open_email on team_invitation (customer_id, lower(email))
  where accepted_at is null and revoked_at is null and email is not null;
create unique index team_invitation_open_phone on team_invitation (customer_id, phone)
  where accepted_at is null and revoked_at is null and phone is not null;
create index team_invitation_by_phone on team_invitation (phone) where accepted_at is null and revoked_at is null;
create index team_invitation_by_age on team_invitation (customer_id, sent_at desc);

-- The company sees its invitations, never their keys; the system alone opens a door with one.
alter table team_invitation enable row level security, force row level security;
create policy team_invitation_to_customer on team_invitation to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy team_invitation_to_staff on team_invitation for select to landbridge_staff using (true);
create policy team_invitation_to_system on team_invitation to landbridge_system using (true);
grant select (id, customer_id, company_role, real_name, email, phone, invited_by, sends, sent_at, expires_at, accepted_at, accepted_by, revoked_at, created_at),
  insert (id, customer_id, company_role, real_name, email, phone, invited_by, sent_at, expires_at, created_at),
  update (key_hash, sends, sent_at, expires_at, revoked_at) on team_invitation to landbridge_customer;
grant select (id, customer_id, company_role, real_name, email, phone, invited_by, sends, sent_at, expires_at, accepted_at, accepted_by, revoked_at, created_at)
  on team_invitation to landbridge_staff;
grant select, insert, update, delete on team_invitation to landbridge_system;

-- A key with which a company's own program calls. Shown once; only its hash and its first letters are kept.
create table api_key (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  user_id uuid not null references app_user (id),
  name text not null,
  scopes text[] not null check (scopes <@ array['read', 'book', 'track'] and scopes <> '{}'),
  key_hash bytea not null,
  prefix text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_key_by_hash on api_key (key_hash);
create index api_key_by_customer on api_key (customer_id, created_at desc);

alter table api_key enable row level security, force row level security;
create policy api_key_to_customer on api_key to landbridge_customer using (customer_id = (select app_customer_id()));
create policy api_key_to_staff on api_key for select to landbridge_staff using (true);
create policy api_key_to_system on api_key to landbridge_system using (true);
grant select (id, customer_id, user_id, name, scopes, prefix, created_at, expires_at, last_used_at, revoked_at), insert, update (revoked_at)
  on api_key to landbridge_customer;
grant select (id, customer_id, user_id, name, scopes, prefix, created_at, expires_at, last_used_at, revoked_at) on api_key to landbridge_staff;
grant select, insert, update, delete on api_key to landbridge_system;

-- A user's picture, cut to a small square; app_user.avatar is its id.
create table user_avatar (
  user_id uuid primary key references app_user (id),
  id uuid not null,
  picture bytea not null,
  made_at timestamptz not null
);
alter table user_avatar enable row level security, force row level security;
create policy user_avatar_to_its_customer on user_avatar to landbridge_customer using (user_id = (select app_user_id()));
create policy user_avatar_to_its_staff on user_avatar to landbridge_staff using (user_id = (select app_user_id()));
create policy user_avatar_to_system on user_avatar to landbridge_system using (true);
grant select, insert, update, delete on user_avatar to landbridge_customer, landbridge_staff, landbridge_system;
