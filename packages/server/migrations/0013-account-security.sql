-- How far a message on its way to the outside world has come. A one-time code is sent at once by the call that made it;
-- everything else waits for the relay. What no provider takes is kept, to be read in the back office.
alter table outgoing_message
  add column subject text,
  add column template text,
  add column parameters jsonb,
  add column state text not null default 'kept' check (state in ('direct', 'waiting', 'sent', 'kept', 'failed')),
  add column attempts integer not null default 0,
  add column next_at timestamptz,
  add column last_error text,
  add column sent_at timestamptz;
create index outgoing_message_waiting on outgoing_message (next_at) where state = 'waiting';

-- Customers and guests cause messages, and never read them.
create policy outgoing_message_by_customer on outgoing_message for insert to landbridge_customer with check (state = 'waiting');
create policy outgoing_message_by_guest on outgoing_message for insert to landbridge_guest with check (state = 'waiting');
create policy outgoing_message_by_staff on outgoing_message for insert to landbridge_staff with check (state = 'waiting');
grant insert on outgoing_message to landbridge_guest, landbridge_customer, landbridge_staff;

-- Since when a member of staff is asked for a second factor at login; null for who has none.
alter table app_user add column second_factor_at timestamptz check (second_factor_at is null or kind = 'staff');

-- The secret that a member of staff shares with an app on their telephone, encrypted under a key of access_secret.
create table second_factor (
  user_id uuid primary key references app_user (id),
  secret bytea not null,
  -- The time step of the last code that was taken: it and older ones are not taken again.
  last_step bigint not null default 0,
  made_at timestamptz not null default app_now()
);
alter table second_factor enable row level security, force row level security;
create policy second_factor_to_system on second_factor to landbridge_system using (true);
grant select, insert, update, delete on second_factor to landbridge_system;

-- What stands in for a lost telephone, each once: only hashes are kept.
create table recovery_code (
  user_id uuid not null references second_factor (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table recovery_code enable row level security, force row level security;
create policy recovery_code_to_system on recovery_code to landbridge_system using (true);
grant select, insert, update, delete on recovery_code to landbridge_system;

-- The audit log is read by who, by company, by deed and by address, the newest first.
create index audit_entry_by_user on audit_entry (user_id, at desc);
create index audit_entry_by_customer on audit_entry (customer_id, at desc);
create index audit_entry_by_action on audit_entry (action text_pattern_ops, at desc);
create index audit_entry_by_address on audit_entry (address, at desc);
