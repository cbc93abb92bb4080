-- Entries of the audit log that wait for their seal, in the order in which they were written.
create table audit_unsealed (
  no bigint generated always as identity primary key,
  entry_id uuid not null
);
alter table audit_unsealed enable row level security, force row level security;
create policy audit_unsealed_by_customer on audit_unsealed for insert to landbridge_customer with check (true);
create policy audit_unsealed_by_guest on audit_unsealed for insert to landbridge_guest with check (true);
create policy audit_unsealed_by_staff on audit_unsealed for insert to landbridge_staff with check (true);
create policy audit_unsealed_to_staff on audit_unsealed for select to landbridge_staff using (true);
create policy audit_unsealed_to_system on audit_unsealed to landbridge_system using (true);
grant insert on audit_unsealed to landbridge_guest, landbridge_customer, landbridge_staff, landbridge_system;
grant select on audit_unsealed to landbridge_staff;
grant select, delete on audit_unsealed to landbridge_system;

create function queue_for_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) select id from written;
  return null;
end
$$;
create trigger audit_entry_waits_for_seal after insert on audit_entry
  referencing new table as written for each statement execute function queue_for_seal();
insert into audit_unsealed (entry_id) select id from audit_entry order by at, id;

-- The chain that seals the audit log: each seal is a hash over the one before it and all that its entry says. Seals are added and never changed.
create table audit_seal (
  seq bigint primary key,
  entry_id uuid not null unique,
  sealed_at timestamptz not null,
  hash bytea not null
);
alter table audit_seal enable row level security, force row level security;
create policy audit_seal_to_staff on audit_seal for select to landbridge_staff using (true);
create policy audit_seal_to_system on audit_seal to landbridge_system using (true);
grant select on audit_seal to landbridge_staff;
grant select, insert on audit_seal to landbridge_system;

-- Where the chain ends, and how far it was looked through: `checked_*` is where the look stands, `whole_*` what it found the last time it came to the end.
create table audit_chain (
  single boolean primary key default true check (single),
  seq bigint not null default 0,
  hash bytea not null default '',
  checked_seq bigint not null default 0,
  checked_hash bytea not null default '',
  check_began_at timestamptz,
  whole_to timestamptz,
  whole_checked_at timestamptz,
  broken_seq bigint,
  broken_entry_id uuid,
  broken_because text,
  broken_found_at timestamptz
);
alter table audit_chain enable row level security, force row level security;
create policy audit_chain_to_staff on audit_chain for select to landbridge_staff using (true);
create policy audit_chain_to_system on audit_chain to landbridge_system using (true);
grant select on audit_chain to landbridge_staff;
grant select, insert, update on audit_chain to landbridge_system;

-- The log is also searched for all that was done to one thing, whatever its kind.
create index audit_entry_by_thing_id on audit_entry (thing_id, at desc);
