-- Which account of the messaging app a customer's user logs in by: one each. Staff have none.
create table messaging_app_binding (
  app_user_id text primary key,
  user_id uuid not null unique references app_user (id),
  bound_at timestamptz not null
);
alter table messaging_app_binding enable row level security, force row level security;
create policy messaging_app_binding_to_system on messaging_app_binding to landbridge_system using (true);
grant select, insert, update, delete on messaging_app_binding to landbridge_system;

-- A QR code that a browser shows: 300 seconds, one use, for that browser alone, and what has come of it.
create table messaging_app_ticket (
  ticket_hash bytea primary key,
  browser_hash bytea not null,
  -- Whose account is to be bound; null for a login.
  for_user uuid references app_user (id),
  user_agent text,
  address text,
  state text not null default 'waiting'
    check (state in ('waiting', 'scanned', 'asking', 'confirmed', 'failed', 'handed', 'used')),
  app_user_id text,
  raw text,
  error_code text,
  -- The one-use string that the browser was handed, as a hash.
  exchange_hash bytea unique,
  exchange_expires_at timestamptz,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index messaging_app_ticket_by_age on messaging_app_ticket (made_at);
create index messaging_app_ticket_by_address on messaging_app_ticket (address, made_at);
alter table messaging_app_ticket enable row level security, force row level security;
create policy messaging_app_ticket_to_system on messaging_app_ticket to landbridge_system using (true);
grant select, insert, update, delete on messaging_app_ticket to landbridge_system;
