-- Codes that went to an e-mail address by which somebody wants to register. One to an address that has an account already holds nothing that could be entered.
create table registration_code (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  browser_hash bytea not null,
  code_hmac bytea,
  network text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index registration_code_by_email on registration_code (lower(email), sent_at desc);
create index registration_code_by_age on registration_code (sent_at);
alter table registration_code enable row level security, force row level security;
create policy registration_code_to_system on registration_code to landbridge_system using (true);
grant select, insert, update, delete on registration_code to landbridge_system;
