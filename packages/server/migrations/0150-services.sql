-- The weekly services of lines: in which order a vessel calls at ports, and until when what must be there before each departure.
-- Small: a line has a few dozen services, and the house sells some of them.
create table if not exists service (
  id uuid primary key,
  mode text not null check (mode in ('R', 'S', 'A', 'M')),
  service_code text not null,
  carrier_code text not null,
  name text,
  -- The day of the week of the first call; Monday is 1.
  weekday integer not null check (weekday between 1 and 7),
  -- Its calls in order, each so many days after the first.
  calls jsonb not null,
  cutoff_hours jsonb not null,
  spaces jsonb not null default '[]',
  -- Its vessels, as they follow each other from week to week.
  vessels jsonb not null default '[]',
  active boolean not null default true,
  is_sample boolean not null default false,
  version integer not null default 1,
  unique (mode, carrier_code, service_code)
);
alter table service enable row level security, force row level security;
drop policy if exists service_to_staff on service;
create policy service_to_staff on service to landbridge_staff using (true);
drop policy if exists service_to_system on service;
create policy service_to_system on service to landbridge_system using (true);
grant select, insert, update on service to landbridge_staff, landbridge_system;
