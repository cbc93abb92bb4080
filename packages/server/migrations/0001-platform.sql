-- Whose eyes a call has. A login becomes one of these for the length of a transaction; nobody logs in as one.
do $$
declare
  caller text;
begin
  foreach caller in array array['landbridge_guest', 'landbridge_customer', 'landbridge_newcomer', 'landbridge_staff', 'landbridge_system'] loop
    -- Roles belong to the whole server, so another database on it may have made them already.
    if not exists (select from pg_roles where rolname = caller) then
      begin
        execute format('create role %I nologin', caller);
      exception when duplicate_object or unique_violation then null; -- another start was quicker
      end;
    end if;
    if not pg_has_role(current_user, caller, 'member') then
      execute format('grant %I to current_user', caller);
    end if;
  end loop;
  -- From PostgreSQL 16 on, who creates a role is its member without the right to become it.
  if current_setting('server_version_num')::int >= 160000 then
    foreach caller in array array['landbridge_guest', 'landbridge_customer', 'landbridge_newcomer', 'landbridge_staff', 'landbridge_system'] loop
      execute format('grant %I to current_user with set true', caller);
    end loop;
  end if;
  -- A customer's user who belongs to no company yet: has what customers have, and the drafts of their own. A role of
  -- its own, so that customers have one policy a table and keep its index.
  if not pg_has_role('landbridge_newcomer', 'landbridge_customer', 'member') then
    grant landbridge_customer to landbridge_newcomer;
  end if;
end
$$;

create extension if not exists pg_trgm;

-- The company whose user is calling; null for everybody else.
create function app_customer_id() returns uuid language sql stable
  return nullif(current_setting('landbridge.customer_id', true), '')::uuid;

-- The user who is calling; null for guests and the system.
create function app_user_id() returns uuid language sql stable
  return nullif(current_setting('landbridge.user_id', true), '')::uuid;

-- The time of the present call, which tests can shift; outside a call it is that of the transaction.
create function app_now() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('landbridge.now', true), '')::timestamptz, now());

-- The answers to calls that carried an Idempotency-Key, kept for a week: the same key is answered the same again.
create table idempotency_key (
  user_id uuid not null,
  call text not null,
  key text not null,
  input_hash text not null,
  response jsonb,
  used_at timestamptz not null default app_now(),
  primary key (user_id, call, key)
);
create index idempotency_key_by_age on idempotency_key (used_at);
alter table idempotency_key enable row level security, force row level security;
create policy idempotency_key_to_customer on idempotency_key to landbridge_customer using (user_id = (select app_user_id()));
create policy idempotency_key_to_staff on idempotency_key to landbridge_staff using (user_id = (select app_user_id()));
create policy idempotency_key_to_system on idempotency_key to landbridge_system using (true);
grant select, insert, update on idempotency_key to landbridge_customer, landbridge_staff;
grant select, insert, update, delete on idempotency_key to landbridge_system;

-- Who did what to which thing, when and from where. Entries are added and never changed.
create table audit_entry (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default app_now(),
  actor text not null,
  user_id uuid,
  customer_id uuid,
  action text not null,
  thing text not null,
  thing_id text not null,
  before jsonb,
  after jsonb,
  address text
);
create index audit_entry_by_thing on audit_entry (thing, thing_id, at);
create index audit_entry_by_time on audit_entry (at desc);
alter table audit_entry enable row level security, force row level security;
create policy audit_entry_by_customer on audit_entry for insert to landbridge_customer
  with check (user_id = (select app_user_id()) and customer_id is not distinct from (select app_customer_id()));
create policy audit_entry_by_guest on audit_entry for insert to landbridge_guest with check (user_id is null);
create policy audit_entry_to_staff on audit_entry to landbridge_staff using (true);
create policy audit_entry_to_system on audit_entry to landbridge_system using (true);
grant insert on audit_entry to landbridge_guest, landbridge_customer;
grant select, insert on audit_entry to landbridge_staff, landbridge_system;

-- What happened that others must hear of: written with the change itself, relayed by the job runner at least once.
create table outbox_event (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  thing_id text not null,
  customer_id uuid,
  data jsonb not null,
  at timestamptz not null default app_now(),
  relayed_at timestamptz
);
create index outbox_event_waiting on outbox_event (at) where relayed_at is null;
alter table outbox_event enable row level security, force row level security;
create policy outbox_event_by_customer on outbox_event for insert to landbridge_customer
  with check (customer_id is not distinct from (select app_customer_id()));
create policy outbox_event_by_guest on outbox_event for insert to landbridge_guest with check (customer_id is null);
create policy outbox_event_to_staff on outbox_event to landbridge_staff using (true);
create policy outbox_event_to_system on outbox_event to landbridge_system using (true);
grant insert on outbox_event to landbridge_guest, landbridge_customer;
grant select, insert on outbox_event to landbridge_staff;
grant select, insert, update, delete on outbox_event to landbridge_system;

-- Work to be done later by the system, once.
create table job (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  data jsonb not null,
  run_at timestamptz not null default app_now(),
  attempts integer not null default 0,
  last_error text,
  unique_key text unique
);
create index job_by_time on job (run_at);
alter table job enable row level security, force row level security;
create policy job_by_customer on job for insert to landbridge_customer with check (true);
create policy job_by_guest on job for insert to landbridge_guest with check (true);
create policy job_to_staff on job to landbridge_staff using (true);
create policy job_to_system on job to landbridge_system using (true);
grant insert on job to landbridge_guest, landbridge_customer;
grant select, insert on job to landbridge_staff;
grant select, insert, update, delete on job to landbridge_system;
