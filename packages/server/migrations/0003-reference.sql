-- Stations, ports, airports and cities (the places of road transport), each known by its mode and code.
create table place (
  mode text not null check (mode in ('RAIL', 'SEA', 'AIR', 'TRUCK')),
  code text not null,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default '',
  un_locode text,
  aliases text[] not null default '{}',
  city_code text,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  kind text check (kind in ('HUB', 'STATION', 'PORT', 'BORDER')),
  gauge text,
  region text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  hot_origin boolean not null default false,
  hot_destination boolean not null default false,
  routes text[] not null default '{}',
  active boolean not null default true,
  version integer not null default 1,
  primary key (mode, code)
);
alter table place enable row level security, force row level security;
create policy place_to_guest on place for select to landbridge_guest using (true);
create policy place_to_customer on place for select to landbridge_customer using (true);
create policy place_to_staff on place to landbridge_staff using (true);
create policy place_to_system on place to landbridge_system using (true);
grant select on place to landbridge_guest, landbridge_customer;
grant select, insert, update on place to landbridge_staff, landbridge_system;

-- Airlines (A) and shipping companies (C).
create table carrier (
  type text not null check (type in ('A', 'C')),
  code text not null,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default '',
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  iata text,
  icao text,
  scac text,
  awb_prefix text check (awb_prefix ~ '^\d{3}$'),
  container_prefixes text[] not null default '{}',
  active boolean not null default true,
  version integer not null default 1,
  primary key (type, code)
);
alter table carrier enable row level security, force row level security;
create policy carrier_to_guest on carrier for select to landbridge_guest using (true);
create policy carrier_to_customer on carrier for select to landbridge_customer using (true);
create policy carrier_to_staff on carrier to landbridge_staff using (true);
create policy carrier_to_system on carrier to landbridge_system using (true);
grant select on carrier to landbridge_guest, landbridge_customer;
grant select, insert, update on carrier to landbridge_staff, landbridge_system;

-- What can be carried, on two levels, with the HS chapters that each stands for.
create table cargo_category (
  id text primary key,
  parent_id text references cargo_category (id),
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default '',
  hs text[] not null,
  dangerous boolean not null,
  reefer boolean not null,
  oversize boolean not null
);
alter table cargo_category enable row level security, force row level security;
create policy cargo_category_to_guest on cargo_category for select to landbridge_guest using (true);
create policy cargo_category_to_customer on cargo_category for select to landbridge_customer using (true);
create policy cargo_category_to_staff on cargo_category to landbridge_staff using (true);
create policy cargo_category_to_system on cargo_category to landbridge_system using (true);
grant select on cargo_category to landbridge_guest, landbridge_customer;
grant select, insert, update on cargo_category to landbridge_staff, landbridge_system;

-- Sizes and types of containers by the label that the trade uses (40HQ). Measures in metres.
create table container_type (
  label text primary key,
  size text not null check (size in ('20', '40', '45')),
  type text not null,
  iso text not null,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default '',
  inner_length numeric(7, 3),
  inner_width numeric(7, 3),
  inner_height numeric(7, 3),
  door_width numeric(7, 3),
  door_height numeric(7, 3),
  max_payload_kg integer not null,
  tare_kg integer not null,
  floor_kg_per_m integer,
  volume_m3 numeric(7, 2),
  sort integer not null,
  active boolean not null default true,
  version integer not null default 1
);
alter table container_type enable row level security, force row level security;
create policy container_type_to_guest on container_type for select to landbridge_guest using (true);
create policy container_type_to_customer on container_type for select to landbridge_customer using (true);
create policy container_type_to_staff on container_type to landbridge_staff using (true);
create policy container_type_to_system on container_type to landbridge_system using (true);
grant select on container_type to landbridge_guest, landbridge_customer;
grant select, insert, update on container_type to landbridge_staff, landbridge_system;

-- Trucks in China (I) and abroad (O). Measures in metres and tonnes.
create table truck_type (
  in_out text not null check (in_out in ('I', 'O')),
  type text not null,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default '',
  body text not null,
  length_m numeric(7, 3),
  width_m numeric(7, 3),
  height_m numeric(7, 3),
  payload_t numeric(8, 3),
  volume_m3 numeric(7, 2),
  sort integer not null,
  active boolean not null default true,
  version integer not null default 1,
  primary key (in_out, type)
);
alter table truck_type enable row level security, force row level security;
create policy truck_type_to_guest on truck_type for select to landbridge_guest using (true);
create policy truck_type_to_customer on truck_type for select to landbridge_customer using (true);
create policy truck_type_to_staff on truck_type to landbridge_staff using (true);
create policy truck_type_to_system on truck_type to landbridge_system using (true);
grant select on truck_type to landbridge_guest, landbridge_customer;
grant select, insert, update on truck_type to landbridge_staff, landbridge_system;

-- Chapters and headings of the Harmonized System under short names of our own.
create table hs_code (
  code text primary key,
  level integer not null,
  chapter text not null,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default ''
);
alter table hs_code enable row level security, force row level security;
create policy hs_code_to_guest on hs_code for select to landbridge_guest using (true);
create policy hs_code_to_customer on hs_code for select to landbridge_customer using (true);
create policy hs_code_to_staff on hs_code to landbridge_staff using (true);
create policy hs_code_to_system on hs_code to landbridge_system using (true);
grant select on hs_code to landbridge_guest, landbridge_customer;
grant select, insert, update on hs_code to landbridge_staff, landbridge_system;

-- The code lists of the forms: one row a list.
create table code_class (
  class_code text primary key,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru'])
);
alter table code_class enable row level security, force row level security;
create policy code_class_to_guest on code_class for select to landbridge_guest using (true);
create policy code_class_to_customer on code_class for select to landbridge_customer using (true);
create policy code_class_to_staff on code_class to landbridge_staff using (true);
create policy code_class_to_system on code_class to landbridge_system using (true);
grant select on code_class to landbridge_guest, landbridge_customer;
grant select, insert, update on code_class to landbridge_staff, landbridge_system;

-- The entries of the code lists. What a list keeps besides (a charge's unit and tax, a document's official code) stands in extra.
create table code_item (
  class_code text not null references code_class (class_code),
  code text not null,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default '',
  sort integer not null,
  modes text[] not null default '{}',
  load_types text[] not null default '{}',
  is_default boolean not null default false,
  extra jsonb not null default '{}',
  active boolean not null default true,
  version integer not null default 1,
  primary key (class_code, code)
);
alter table code_item enable row level security, force row level security;
create policy code_item_to_guest on code_item for select to landbridge_guest using (true);
create policy code_item_to_customer on code_item for select to landbridge_customer using (true);
create policy code_item_to_staff on code_item to landbridge_staff using (true);
create policy code_item_to_system on code_item to landbridge_system using (true);
grant select on code_item to landbridge_guest, landbridge_customer;
grant select, insert, update on code_item to landbridge_staff, landbridge_system;

-- CNY for one unit of a currency in one month. A sample was never agreed with anybody and says so on every screen.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  year_month text not null check (year_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  rate numeric(18, 10) not null check (rate > 0),
  sample boolean not null,
  version integer not null default 1,
  primary key (currency, year_month)
);
alter table exchange_rate enable row level security, force row level security;
create policy exchange_rate_to_guest on exchange_rate for select to landbridge_guest using (true);
create policy exchange_rate_to_customer on exchange_rate for select to landbridge_customer using (true);
create policy exchange_rate_to_staff on exchange_rate to landbridge_staff using (true);
create policy exchange_rate_to_system on exchange_rate to landbridge_system using (true);
grant select on exchange_rate to landbridge_guest, landbridge_customer;
grant select, insert, update on exchange_rate to landbridge_staff, landbridge_system;

-- Cities by region and destinations by route that are offered before anything is typed.
create table hot_group (
  kind text not null check (kind in ('city', 'route')),
  code text not null,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  sort integer not null,
  members jsonb not null,
  primary key (kind, code)
);
alter table hot_group enable row level security, force row level security;
create policy hot_group_to_guest on hot_group for select to landbridge_guest using (true);
create policy hot_group_to_customer on hot_group for select to landbridge_customer using (true);
create policy hot_group_to_staff on hot_group to landbridge_staff using (true);
create policy hot_group_to_system on hot_group to landbridge_system using (true);
grant select on hot_group to landbridge_guest, landbridge_customer;
grant select, insert, update on hot_group to landbridge_staff, landbridge_system;

-- Warehouses that receive shared loads.
create table warehouse (
  code text primary key,
  names jsonb not null check (names ?& array['zh-CN', 'zh-TW', 'en', 'ru']),
  pinyin text not null default '',
  city_code text not null,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  modes text[] not null,
  sort integer not null,
  sample boolean not null,
  active boolean not null default true,
  version integer not null default 1
);
alter table warehouse enable row level security, force row level security;
create policy warehouse_to_guest on warehouse for select to landbridge_guest using (true);
create policy warehouse_to_customer on warehouse for select to landbridge_customer using (true);
create policy warehouse_to_staff on warehouse to landbridge_staff using (true);
create policy warehouse_to_system on warehouse to landbridge_system using (true);
grant select on warehouse to landbridge_guest, landbridge_customer;
grant select, insert, update on warehouse to landbridge_staff, landbridge_system;

-- Kilograms of CO2e for one tonne over one kilometre, by edition: an estimate keeps the edition it was made with.
create table emission_factor (
  edition text not null,
  mode text not null check (mode in ('RAIL', 'SEA', 'AIR', 'TRUCK')),
  kg_per_tonne_km numeric(10, 6) not null check (kg_per_tonne_km >= 0),
  scope text not null check (scope in ('TTW', 'WTW')),
  source text not null,
  year integer not null,
  primary key (edition, mode)
);
alter table emission_factor enable row level security, force row level security;
create policy emission_factor_to_guest on emission_factor for select to landbridge_guest using (true);
create policy emission_factor_to_customer on emission_factor for select to landbridge_customer using (true);
create policy emission_factor_to_staff on emission_factor to landbridge_staff using (true);
create policy emission_factor_to_system on emission_factor to landbridge_system using (true);
grant select on emission_factor to landbridge_guest, landbridge_customer;
grant select, insert, update on emission_factor to landbridge_staff, landbridge_system;

-- One row that changes with every change of the tables above, so that each process knows when what it remembers is old.
create table reference_stamp (
  single boolean primary key default true check (single),
  stamp uuid not null
);
alter table reference_stamp enable row level security, force row level security;
create policy reference_stamp_to_guest on reference_stamp for select to landbridge_guest using (true);
create policy reference_stamp_to_customer on reference_stamp for select to landbridge_customer using (true);
create policy reference_stamp_to_staff on reference_stamp to landbridge_staff using (true);
create policy reference_stamp_to_system on reference_stamp to landbridge_system using (true);
grant select on reference_stamp to landbridge_guest, landbridge_customer;
grant select, insert, update on reference_stamp to landbridge_staff, landbridge_system;
insert into reference_stamp (stamp) values (gen_random_uuid());

-- The places that a company keeps at hand.
create table favourite_place (
  customer_id uuid not null,
  mode text not null,
  code text not null,
  added_at timestamptz not null default app_now(),
  primary key (customer_id, mode, code),
  foreign key (mode, code) references place (mode, code)
);
alter table favourite_place enable row level security, force row level security;
create policy favourite_place_to_its_customer on favourite_place to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy favourite_place_to_staff on favourite_place to landbridge_staff using (true);
create policy favourite_place_to_system on favourite_place to landbridge_system using (true);
grant select, insert, delete on favourite_place to landbridge_customer, landbridge_system;
grant select on favourite_place to landbridge_staff;
