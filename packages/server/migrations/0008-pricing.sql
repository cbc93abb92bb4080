-- One version of one price line. Versions of a line share its lineage; the newest published one that covers a day holds on that day.
create table tariff (
  id uuid primary key,
  lineage uuid not null,
  revision integer not null check (revision > 0),
  line_no text not null,
  mode text not null check (mode in ('R', 'S', 'A', 'T', 'M')),
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  origin_code text not null,
  destination_code text not null,
  entry_port_code text,
  valid_from date not null,
  valid_to date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Who keeps this price for customers of their own; null is a public price.
  salesperson_id uuid,
  -- Prices, limits, places and charges, whole, under our names.
  terms jsonb not null,
  is_sample boolean not null default false,
  withdrawn_reason text check ((withdrawn_reason is not null) = (state = 'withdrawn')),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  unique (lineage, revision),
  check (valid_from <= valid_to),
  check (origin_code <> destination_code)
);
create unique index tariff_one_draft on tariff (lineage) where state = 'draft';
create index tariff_by_lane on tariff (mode, origin_code, destination_code) where state = 'published';
create index tariff_by_destination on tariff (mode, destination_code) where state = 'published';

-- What was published stays as customers saw it: only its end may still be written.
create function tariff_stays_as_published() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (
    new.state = 'draft'
    or (new.lineage, new.revision, new.line_no, new.mode, new.origin_code, new.destination_code, new.valid_from, new.valid_to, new.currency, new.terms)
      is distinct from
      (old.lineage, old.revision, old.line_no, old.mode, old.origin_code, old.destination_code, old.valid_from, old.valid_to, old.currency, old.terms)
  ) then
    raise exception 'a published price is never edited';
  end if;
  return new;
end
$$;
create trigger tariff_stays before update on tariff for each row execute function tariff_stays_as_published();

alter table tariff enable row level security, force row level security;
create policy tariff_public_to_guest on tariff to landbridge_guest using (state = 'published' and salesperson_id is null);
create policy tariff_to_customer on tariff to landbridge_customer using (
  state = 'published' and (salesperson_id is null
    or salesperson_id = (select c.salesperson_id from customer c where c.id = (select app_customer_id()))));
create policy tariff_to_staff on tariff to landbridge_staff using (true);
create policy tariff_to_system on tariff to landbridge_system using (true);
grant select on tariff to landbridge_guest, landbridge_customer;
grant select, insert, update on tariff to landbridge_staff, landbridge_system;

-- What it costs to bring a box by road to a departure terminal (T) or on from an arrival terminal (H).
create table leg_price (
  id uuid primary key,
  mode text not null check (mode in ('R', 'S', 'M')),
  leg text not null check (leg in ('T', 'H')),
  port_code text not null,
  city_code text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_20 numeric(14, 2) not null check (price_20 >= 0),
  price_40 numeric(14, 2) not null check (price_40 >= 0),
  transit_days integer not null check (transit_days >= 0),
  valid_from date not null,
  valid_to date not null,
  is_sample boolean not null default false,
  version integer not null default 1,
  unique (mode, leg, port_code, city_code, valid_from),
  check (valid_from <= valid_to)
);
alter table leg_price enable row level security, force row level security;
create policy leg_price_to_guest on leg_price to landbridge_guest using (true);
create policy leg_price_to_customer on leg_price to landbridge_customer using (true);
create policy leg_price_to_staff on leg_price to landbridge_staff using (true);
create policy leg_price_to_system on leg_price to landbridge_system using (true);
grant select on leg_price to landbridge_guest, landbridge_customer;
grant select, insert, update on leg_price to landbridge_staff, landbridge_system;

-- One train on one day, with the 20-foot places it has left. COC takes a box of its size and places, SOC places only.
create table departure (
  id uuid primary key,
  mode text not null check (mode in ('R', 'S', 'A', 'M')),
  train_no text not null,
  train_operator text,
  origin_code text not null,
  destination_code text not null,
  via_codes text[] not null default '{}',
  entry_port_code text,
  etd timestamptz not null,
  eta timestamptz not null,
  -- The day of departure at the origin, by which lanes and days are looked up.
  departs_on date not null,
  origin_zone text not null,
  destination_zone text not null,
  si_cutoff timestamptz not null,
  cargo_cutoff timestamptz not null,
  customs_cutoff timestamptz not null,
  slots_total integer not null check (slots_total >= 0),
  slots_left integer not null check (slots_left between 0 and slots_total),
  -- Boxes of our bookings on it; a train that carries some is not cancelled.
  boxes_booked integer not null default 0 check (boxes_booked >= 0),
  state text not null default 'scheduled' check (state in ('scheduled', 'cancelled')),
  cancelled_reason text check ((cancelled_reason is not null) = (state = 'cancelled')),
  is_sample boolean not null default false,
  version integer not null default 1,
  check (etd < eta),
  check (origin_code <> destination_code),
  check (si_cutoff <= etd and cargo_cutoff <= etd and customs_cutoff <= etd),
  unique (mode, train_no, origin_code, destination_code, departs_on)
);
create index departure_by_lane on departure (mode, origin_code, destination_code, etd);
create index departure_by_day on departure (mode, etd);

alter table departure enable row level security, force row level security;
create policy departure_to_guest on departure to landbridge_guest using (true);
create policy departure_to_customer on departure to landbridge_customer using (true);
create policy departure_to_staff on departure to landbridge_staff using (true);
create policy departure_to_system on departure to landbridge_system using (true);
grant select on departure to landbridge_guest, landbridge_customer;
grant select, insert, update on departure to landbridge_staff, landbridge_system;

-- The carrier's boxes of one size on one departure: how many there were and how many are left, never less than none.
create table departure_space (
  departure_id uuid not null references departure (id),
  container_type text not null,
  total integer not null check (total >= 0),
  surplus integer not null check (surplus between 0 and total),
  primary key (departure_id, container_type)
);
alter table departure_space enable row level security, force row level security;
create policy departure_space_to_guest on departure_space to landbridge_guest using (true);
create policy departure_space_to_customer on departure_space to landbridge_customer using (true);
create policy departure_space_to_staff on departure_space to landbridge_staff using (true);
create policy departure_space_to_system on departure_space to landbridge_system using (true);
grant select on departure_space to landbridge_guest, landbridge_customer;
grant select, insert, update, delete on departure_space to landbridge_staff, landbridge_system;

-- What a user asked prices for, kept so that it can be asked again; one row per lane and user.
create table price_query (
  user_id uuid not null,
  mode text not null,
  origin_code text not null,
  destination_code text not null,
  asked jsonb not null,
  asked_at timestamptz not null default app_now(),
  primary key (user_id, mode, origin_code, destination_code)
);
create index price_query_by_time on price_query (user_id, asked_at desc);
alter table price_query enable row level security, force row level security;
create policy price_query_to_its_user on price_query to landbridge_customer using (user_id = (select app_user_id()));
create policy price_query_to_staff on price_query to landbridge_staff using (true);
create policy price_query_to_system on price_query to landbridge_system using (true);
grant select, insert, update, delete on price_query to landbridge_customer, landbridge_staff, landbridge_system;
