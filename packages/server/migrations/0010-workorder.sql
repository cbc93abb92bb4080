-- A work order (job): one piece of transport that we carry out for an accepted booking.
create table work_order (
  id uuid primary key,
  job_no text not null unique,
  booking_id uuid not null references booking (id),
  -- The booking's number and the customer's own reference, as they were when the job was opened.
  booking_no text not null,
  customer_reference text,
  customer_id uuid not null references customer (id),
  mode text not null check (mode in ('R', 'S', 'A', 'T', 'M')),
  leg_seq integer not null default 1,
  load_type text not null,
  transport_type text not null,
  state text not null,
  origin_code text not null,
  destination_code text not null,
  entry_port_code text,
  departure_id uuid,
  train_no text,
  operator_id uuid references app_user (id),
  opened_by uuid references app_user (id),
  supplier_code text,
  supplier_ref text,
  master_bill_no text,
  -- Planned, promised and present times; the actual ones follow the milestones.
  etd timestamptz not null,
  promised_eta timestamptz not null,
  eta timestamptz not null,
  atd timestamptz,
  ata timestamptz,
  si_cutoff timestamptz,
  cargo_cutoff timestamptz,
  customs_cutoff timestamptz,
  last_event_code text,
  last_place_code text,
  last_event_at timestamptz,
  si_state text not null default 'notDue',
  draft_state text not null default 'none',
  release_state text not null default 'notAsked',
  hold_reason text,
  -- Via places, gauge changes, payers of the sections, customs: filled by staff, read with the job alone.
  head jsonb not null default '{}',
  remark text,
  internal_remark text,
  -- The completion sheet and its answer; none until it is issued.
  completion jsonb,
  version integer not null default 1,
  ordered_at timestamptz not null,
  opened_at timestamptz not null default app_now()
);
create index work_order_by_customer on work_order (customer_id, ordered_at desc, id);
create index work_order_by_booking on work_order (booking_id);
create index work_order_by_state on work_order (state, si_cutoff);
create index work_order_by_words on work_order using gin (
  (job_no || ' ' || booking_no || ' ' || coalesce(customer_reference, '')) gin_trgm_ops);

alter table work_order enable row level security, force row level security;
create policy work_order_to_its_customer on work_order to landbridge_customer using (customer_id = (select app_customer_id()));
create policy work_order_to_staff on work_order to landbridge_staff using (true);
create policy work_order_to_system on work_order to landbridge_system using (true);
grant select on work_order to landbridge_customer;
-- A customer answers the completion sheet, and changes nothing else.
grant update (state, completion, version) on work_order to landbridge_customer;
grant select, insert, update on work_order to landbridge_staff, landbridge_system;

-- A container of a job, with its seals, its note and the wagons it rode on. The number comes when the box does.
create table work_order_container (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  seq integer not null,
  container_no text,
  container_type text not null,
  container_owner text not null check (container_owner in ('C', 'S')),
  release_no text,
  empty_pick_up_place text,
  empty_picked_up_at timestamptz,
  seal_nos text[] not null default '{}',
  packages integer,
  gross_weight_kg numeric(12, 3),
  volume_m3 numeric(10, 3),
  tare_kg numeric(9, 3),
  consignment_note_no text,
  -- Wagon numbers in China (7 digits), on 1520 mm (8) and in Europe (12), each with the time of the change.
  wagon_no text,
  wagon_no_1520 text,
  wagon_no_europe text,
  wagon_at timestamptz,
  wagon_1520_at timestamptz,
  wagon_europe_at timestamptz,
  stuffed_at timestamptz,
  gate_in_at timestamptz,
  free_days integer,
  last_free_day date,
  empty_return_place text,
  empty_returned_at timestamptz,
  t1_no text,
  customs_released_at timestamptz,
  remark text,
  last_event_code text,
  last_place_code text,
  located_at timestamptz,
  unique (job_id, container_no)
);
create index work_order_container_by_job on work_order_container (job_id, seq);
create index work_order_container_by_no on work_order_container (container_no text_pattern_ops);

alter table work_order_container enable row level security, force row level security;
create policy work_order_container_to_its_customer on work_order_container to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy work_order_container_to_staff on work_order_container to landbridge_staff using (true);
create policy work_order_container_to_system on work_order_container to landbridge_system using (true);
grant select on work_order_container to landbridge_customer;
grant select, insert, update, delete on work_order_container to landbridge_staff, landbridge_system;

-- One line of a job's packing list.
create table packing_line (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  seq integer not null,
  container_no text,
  goods_name text not null,
  hs_code text,
  packages integer not null,
  package_type text,
  gross_weight_kg numeric(12, 3) not null,
  net_weight_kg numeric(12, 3),
  volume_m3 numeric(10, 3),
  marks text,
  length_cm numeric(6, 1),
  width_cm numeric(6, 1),
  height_cm numeric(6, 1),
  customer_order_no text,
  remark text
);
create index packing_line_by_job on packing_line (job_id, seq);

alter table packing_line enable row level security, force row level security;
create policy packing_line_to_its_customer on packing_line to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy packing_line_to_staff on packing_line to landbridge_staff using (true);
create policy packing_line_to_system on packing_line to landbridge_system using (true);
grant select on packing_line to landbridge_customer;
grant select, insert, update, delete on packing_line to landbridge_staff, landbridge_system;

-- A charge of a job as entered: receivable (R) from the customer or payable (P) to a supplier, which no customer ever reads.
create table charge_line (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  side text not null check (side in ('R', 'P')),
  charge_code text not null,
  party_name text,
  currency text not null,
  unit_price numeric(14, 4) not null,
  unit text not null,
  quantity numeric(12, 3) not null,
  amount numeric(16, 4) not null,
  -- The rate to the currency of the bill, of which day, and from where.
  exchange_rate numeric(12, 6),
  exchange_rate_on date,
  exchange_rate_source text,
  tax_way text not null check (tax_way in ('TAXABLE', 'ZERO', 'EXEMPT')),
  tax_rate numeric(5, 2) not null,
  tax_amount numeric(16, 4) not null,
  recorded_on date not null,
  quote_line_id text,
  quoted_amount numeric(16, 4),
  diff_reason text,
  statement_no text,
  invoice_no text,
  remark text,
  entered_at timestamptz not null default app_now()
);
create index charge_line_by_job on charge_line (job_id, entered_at, id);
create index charge_line_by_customer on charge_line (customer_id, recorded_on) where statement_no is null;

alter table charge_line enable row level security, force row level security;
create policy charge_line_to_its_customer on charge_line to landbridge_customer
  using (customer_id = (select app_customer_id()) and side = 'R');
create policy charge_line_to_staff on charge_line to landbridge_staff using (true);
create policy charge_line_to_system on charge_line to landbridge_system using (true);
grant select on charge_line to landbridge_customer;
grant select, insert, update, delete on charge_line to landbridge_staff, landbridge_system;

-- What a customer's user keeps at hand: a job or a lane.
create table favourite (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  customer_id uuid not null references customer (id),
  kind text not null check (kind in ('job', 'lane')),
  mode text not null,
  job_id uuid references work_order (id),
  origin_code text not null,
  destination_code text not null,
  note text,
  added_at timestamptz not null default app_now(),
  check ((kind = 'job') = (job_id is not null))
);
create unique index favourite_job on favourite (user_id, job_id) where job_id is not null;
create unique index favourite_lane on favourite (user_id, mode, origin_code, destination_code) where job_id is null;

alter table favourite enable row level security, force row level security;
create policy favourite_to_its_user on favourite to landbridge_customer
  using (user_id = (select app_user_id()) and customer_id = (select app_customer_id()));
create policy favourite_to_staff on favourite to landbridge_staff using (true);
create policy favourite_to_system on favourite to landbridge_system using (true);
grant select, insert, update, delete on favourite to landbridge_customer;
grant select on favourite to landbridge_staff;
grant select, insert, update, delete on favourite to landbridge_system;
