-- Cargo that shares a container: it is received at a warehouse, measured, and stuffed with the cargo of others into a consolidation.

-- What a warehouse received, counted and measured of the cargo of a job.
create table warehouse_receipt (
  job_id uuid primary key references work_order (id),
  customer_id uuid not null references customer (id),
  warehouse_name text not null,
  received_at timestamptz not null,
  actual_pieces integer not null check (actual_pieces > 0),
  actual_gross_weight_kg numeric(12, 3) not null check (actual_gross_weight_kg > 0),
  actual_volume_m3 numeric(10, 3) not null check (actual_volume_m3 > 0),
  receipt_no text,
  receipt_remark text
);
alter table warehouse_receipt enable row level security, force row level security;
create policy warehouse_receipt_to_its_customer on warehouse_receipt to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy warehouse_receipt_to_staff on warehouse_receipt to landbridge_staff using (true);
create policy warehouse_receipt_to_system on warehouse_receipt to landbridge_system using (true);
grant select on warehouse_receipt to landbridge_customer;
grant select, insert, update on warehouse_receipt to landbridge_staff, landbridge_system;

-- A container that the cargo of several customers shares. None of them reads it: each reads the box on its own job.
create table consolidation (
  id uuid primary key,
  consolidation_no text not null unique,
  mode text not null check (mode in ('R', 'S', 'A', 'T', 'M')),
  origin_code text not null,
  destination_code text not null,
  departure_id uuid references departure (id),
  departure_no text,
  warehouse_name text,
  container_type text not null,
  container_no text,
  seal_nos text[] not null default '{}',
  state text not null check (state in ('open', 'closed', 'cancelled')),
  closed_at timestamptz,
  version integer not null default 1,
  created_by uuid references app_user (id),
  created_at timestamptz not null default app_now(),
  check ((state = 'closed') = (closed_at is not null))
);
create index consolidation_newest on consolidation (created_at desc, id);
create index consolidation_on_lane on consolidation (mode, origin_code, destination_code) where state = 'open';
alter table consolidation enable row level security, force row level security;
create policy consolidation_to_staff on consolidation to landbridge_staff using (true);
create policy consolidation_to_system on consolidation to landbridge_system using (true);
grant select, insert, update on consolidation to landbridge_staff, landbridge_system;

-- Where the cargo of a job or a booking stands; nothing for loads that have containers of their own.
alter table work_order add column lcl_state text, add column consolidation_id uuid;
alter table work_order
  add constraint work_order_lcl_state check (lcl_state in ('awaiting', 'warehoused', 'loaded')) not valid,
  add constraint work_order_consolidation foreign key (consolidation_id) references consolidation (id) not valid;
alter table work_order validate constraint work_order_lcl_state;
alter table work_order validate constraint work_order_consolidation;
alter table booking add column lcl_state text;
alter table booking add constraint booking_lcl_state check (lcl_state in ('awaiting', 'warehoused', 'loaded')) not valid;
alter table booking validate constraint booking_lcl_state;
