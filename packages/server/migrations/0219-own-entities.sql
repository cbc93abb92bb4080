-- The companies that we trade as: who issues our papers, under which licences, and when. The portal's first one is made at the start, of the name that
-- its environment gives. Files are those of the document area; the hash of a picture is kept beside it, for papers are drawn for customers as well.
create table own_entity (
  id uuid primary key,
  code text not null,
  legal_name_eng text not null,
  details jsonb not null,
  -- Each says for which customer, lane or mode it is; the most exact of all entities wins.
  rules jsonb not null default '[]',
  -- Per currency; for the eyes of staff alone.
  accounts jsonb not null default '[]',
  pictures jsonb not null default '{}',
  is_default boolean not null default false,
  active boolean not null default true,
  version integer not null default 1
);
create unique index own_entity_by_code on own_entity (code);
create unique index own_entity_default on own_entity (is_default) where is_default;
alter table own_entity enable row level security, force row level security;
create policy own_entity_to_customer on own_entity for select to landbridge_customer using (true);
create policy own_entity_to_staff on own_entity to landbridge_staff using (true);
create policy own_entity_to_system on own_entity to landbridge_system using (true);
grant select (id, code, legal_name_eng, details, rules, pictures, is_default, active, version) on own_entity to landbridge_customer;
grant select, insert, update, delete on own_entity to landbridge_staff, landbridge_system;

-- Our agents, and the terminals and depots that we work with, at each port, airport or station.
create table local_partner (
  id uuid primary key,
  partner_kind text not null check (partner_kind in ('agent', 'terminal', 'depot')),
  place_mode text not null check (place_mode in ('RAIL', 'SEA', 'AIR', 'TRUCK')),
  place_code text not null,
  partner_name text not null,
  -- The name without differences of case, width and spaces: the same one twice is one.
  name_key text not null,
  details jsonb not null,
  services text[] not null default '{}',
  preferred boolean not null default false,
  active boolean not null default true,
  -- Since when it stands on papers; from then on it is switched off and not deleted.
  printed_at timestamptz,
  version integer not null default 1
);
create unique index local_partner_once on local_partner (partner_kind, place_mode, place_code, name_key);
create index local_partner_at_place on local_partner (place_mode, place_code);
alter table local_partner enable row level security, force row level security;
create policy local_partner_to_customer on local_partner to landbridge_customer using (true);
create policy local_partner_to_staff on local_partner to landbridge_staff using (true);
create policy local_partner_to_system on local_partner to landbridge_system using (true);
grant select, update (printed_at) on local_partner to landbridge_customer;
grant select, insert, update, delete on local_partner to landbridge_staff, landbridge_system;
