-- Codes that went to an e-mail address somebody says is theirs: only who reads one there has the address in app_user.emails, and nothing else is written to it before.
create table email_code (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  email text not null,
  -- The address of the list in whose place this one is to stand; null for one more.
  replaces text,
  code_hmac bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the code was entered, or the address given up: it waits no longer.
  over_at timestamptz
);
create index email_code_by_user on email_code (user_id, sent_at desc);
create index email_code_by_email on email_code (lower(email), sent_at desc);
create index email_code_by_age on email_code (sent_at);
alter table email_code enable row level security, force row level security;
create policy email_code_to_system on email_code to landbridge_system using (true);
grant select, insert, update, delete on email_code to landbridge_system;
