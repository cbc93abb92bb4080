-- Of which delivery the reference data was brought here last: a start that would bring the same brings nothing.
-- Small: one row.
create table if not exists reference_delivery (
  single boolean primary key default true check (single),
  checksum text not null
);
alter table reference_delivery enable row level security, force row level security;
drop policy if exists reference_delivery_to_system on reference_delivery;
create policy reference_delivery_to_system on reference_delivery to landbridge_system using (true);
grant select, insert, update on reference_delivery to landbridge_system;
