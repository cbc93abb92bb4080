-- A time of a milestone of a job: planned (PLN), estimated (EST) or actual (ACT), of all its boxes or of one. What was corrected stays, with the reason.
create table milestone (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  -- One box of the job; null for all. A box may be taken off its job, and what happened to it stays.
  container_id uuid,
  -- The milestone within its job: code and where in the chain it stands, or the place when it stands beside the chain.
  step text not null,
  -- The place in the chain; 0 beside it.
  seq integer not null,
  event text not null,
  code text not null,
  classifier text not null check (classifier in ('PLN', 'EST', 'ACT')),
  place_code text not null,
  at timestamptz not null,
  -- The place's time zone, an IANA name.
  zone text not null,
  container_empty boolean,
  customs text check (customs in ('export', 'transit', 'import')),
  source text not null,
  entered_by uuid references app_user (id),
  entered_at timestamptz not null default app_now(),
  corrected_at timestamptz,
  corrected_by uuid references app_user (id),
  correction_reason text,
  check ((corrected_at is null) = (correction_reason is null))
);
-- What stands now: one time of each kind for each milestone of a job or box.
create unique index milestone_now on milestone (job_id, step, classifier, coalesce(container_id, job_id))
  where corrected_at is null;
create index milestone_by_job on milestone (job_id, seq);

alter table milestone enable row level security, force row level security;
create policy milestone_to_its_customer on milestone to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy milestone_to_staff on milestone to landbridge_staff using (true);
create policy milestone_to_system on milestone to landbridge_system using (true);
grant select on milestone to landbridge_customer;
grant select, insert on milestone to landbridge_staff, landbridge_system;
-- A time is never changed or deleted: it is marked as corrected, and another one is put beside it.
grant update (corrected_at, corrected_by, correction_reason) on milestone to landbridge_staff, landbridge_system;

-- Where a box was seen.
create table box_position (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  container_id uuid not null,
  latitude numeric(8, 5) not null check (latitude between -90 and 90),
  longitude numeric(8, 5) not null check (longitude between -180 and 180),
  address text not null,
  at timestamptz not null,
  source text not null,
  entered_by uuid references app_user (id),
  entered_at timestamptz not null default app_now()
);
-- A file that is read in twice says nothing new.
create unique index box_position_once on box_position (container_id, at, latitude, longitude);
create index box_position_by_job on box_position (job_id);

alter table box_position enable row level security, force row level security;
create policy box_position_to_its_customer on box_position to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy box_position_to_staff on box_position to landbridge_staff using (true);
create policy box_position_to_system on box_position to landbridge_system using (true);
grant select on box_position to landbridge_customer;
grant select, insert, delete on box_position to landbridge_staff, landbridge_system;

-- Where each box stands, folded from its milestones and positions in the transaction that adds one: lists sort and filter by it.
create table box_track (
  container_id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  last_event text,
  last_place_code text,
  last_event_at timestamptz,
  etd timestamptz,
  eta timestamptz,
  atd timestamptz,
  ata timestamptz,
  -- The newest sighting, by a position or at a milestone's place.
  located_at timestamptz,
  latitude numeric(8, 5),
  longitude numeric(8, 5),
  km_left integer
);
create index box_track_by_job on box_track (job_id);

alter table box_track enable row level security, force row level security;
create policy box_track_to_its_customer on box_track to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy box_track_to_staff on box_track to landbridge_staff using (true);
create policy box_track_to_system on box_track to landbridge_system using (true);
grant select on box_track to landbridge_customer;
grant select, insert, update on box_track to landbridge_staff, landbridge_system;

-- A link by which somebody without a login follows one box. The key itself is kept nowhere.
create table tracking_share (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  key_hash bytea not null unique,
  booking_no text not null,
  job_id uuid not null references work_order (id),
  job_no text not null,
  container_id uuid not null,
  container_no text not null,
  created_by uuid not null references app_user (id),
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index tracking_share_by_customer on tracking_share (customer_id, created_at desc);

alter table tracking_share enable row level security, force row level security;
create policy tracking_share_to_its_customer on tracking_share to landbridge_customer
  using (customer_id = (select app_customer_id()));
create policy tracking_share_to_staff on tracking_share to landbridge_staff using (true);
create policy tracking_share_to_system on tracking_share to landbridge_system using (true);
grant select, insert on tracking_share to landbridge_customer;
grant update (revoked_at) on tracking_share to landbridge_customer;
grant select on tracking_share to landbridge_staff, landbridge_system;
