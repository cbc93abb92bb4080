-- Tokens of a captcha provider that were shown to us, by their hash: each counts once, whatever the provider says of it later.
create table captcha_token (
  token_hash bytea primary key,
  shown_at timestamptz not null
);
create index captcha_token_by_age on captcha_token (shown_at);
alter table captcha_token enable row level security, force row level security;
create policy captcha_token_to_system on captcha_token to landbridge_system using (true);
grant select, insert, delete on captcha_token to landbridge_system;
