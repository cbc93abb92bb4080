-- A part of a job: what its cargo travels in or as. A box is one with its number, type, seals and note; a truck, a flight, a wagon or a
-- piece will be others. What only parts of one kind or transport mode have (wagons, free days, empty pick-up) lies in its facts,
-- by the names that the contract has for it; times as ISO text in UTC.
create table work_order_part (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  seq integer not null,
  kind text not null check (kind in ('box', 'truck', 'flight', 'wagon', 'piece')),
  part_no text,
  part_type text,
  owner text check (owner in ('C', 'S')),
  seal_nos text[] not null default '{}',
  packages integer,
  gross_weight_kg numeric(12, 3),
  volume_m3 numeric(10, 3),
  tare_kg numeric(9, 3),
  note_no text,
  remark text,
  last_event_code text,
  last_place_code text,
  located_at timestamptz,
  facts jsonb not null default '{}',
  unique (job_id, kind, part_no)
);
create index work_order_part_by_job on work_order_part (job_id, seq);
create index work_order_part_by_no on work_order_part (part_no text_pattern_ops);

alter table work_order_part enable row level security, force row level security;
create policy work_order_part_to_its_customer on work_order_part to landbridge_customer using (customer_id = (select app_customer_id()));
create policy work_order_part_to_staff on work_order_part to landbridge_staff using (true);
create policy work_order_part_to_system on work_order_part to landbridge_system using (true);
grant select on work_order_part to landbridge_customer;
grant select, insert, update, delete on work_order_part to landbridge_staff, landbridge_system;

-- Nodes of the release before go on with work_order_container while this one runs beside them: until that table is dropped in a later
-- release, each of the two follows the other.
create function work_order_part_of(old work_order_container) returns work_order_part language sql stable return row(
  old.id, old.job_id, old.customer_id, old.seq, 'box', old.container_no, old.container_type, old.container_owner, old.seal_nos,
  old.packages, old.gross_weight_kg, old.volume_m3, old.tare_kg, old.consignment_note_no, old.remark,
  old.last_event_code, old.last_place_code, old.located_at,
  jsonb_strip_nulls(jsonb_build_object(
    'releaseNo', old.release_no,
    'emptyPickUpPlace', old.empty_pick_up_place,
    'emptyPickedUpAt', to_char(old.empty_picked_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'wagonNo', old.wagon_no,
    'wagonNo1520', old.wagon_no_1520,
    'wagonNoEurope', old.wagon_no_europe,
    'wagonAt', to_char(old.wagon_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'wagon1520At', to_char(old.wagon_1520_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'wagonEuropeAt', to_char(old.wagon_europe_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'stuffedAt', to_char(old.stuffed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'gateInAt', to_char(old.gate_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'freeDays', old.free_days,
    'lastFreeDay', old.last_free_day,
    'emptyReturnPlace', old.empty_return_place,
    'emptyReturnedAt', to_char(old.empty_returned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    't1No', old.t1_no,
    'customsReleasedAt', to_char(old.customs_released_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))::work_order_part;

create function work_order_container_followed() returns trigger language plpgsql as $$
begin
  delete from work_order_part where id = coalesce(old.id, new.id);
  if tg_op <> 'DELETE' then
    insert into work_order_part select part.* from work_order_part_of(new) part;
  end if;
  return null;
end $$;

create function work_order_part_followed() returns trigger language plpgsql as $$
declare part work_order_part;
begin
  delete from work_order_container where id = coalesce(old.id, new.id);
  part := new;
  if tg_op <> 'DELETE' and part.kind = 'box' then
    insert into work_order_container (
      id, job_id, customer_id, seq, container_no, container_type, container_owner, seal_nos, packages, gross_weight_kg, volume_m3,
      tare_kg, consignment_note_no, remark, last_event_code, last_place_code, located_at,
      release_no, empty_pick_up_place, empty_picked_up_at, wagon_no, wagon_no_1520, wagon_no_europe, wagon_at, wagon_1520_at,
      wagon_europe_at, stuffed_at, gate_in_at, free_days, last_free_day, empty_return_place, empty_returned_at, t1_no, customs_released_at)
    values (
      part.id, part.job_id, part.customer_id, part.seq, part.part_no, part.part_type, part.owner, part.seal_nos, part.packages,
      part.gross_weight_kg, part.volume_m3, part.tare_kg, part.note_no, part.remark, part.last_event_code, part.last_place_code,
      part.located_at,
      part.facts ->> 'releaseNo',
      part.facts ->> 'emptyPickUpPlace',
      (part.facts ->> 'emptyPickedUpAt')::timestamptz,
      part.facts ->> 'wagonNo',
      part.facts ->> 'wagonNo1520',
      part.facts ->> 'wagonNoEurope',
      (part.facts ->> 'wagonAt')::timestamptz,
      (part.facts ->> 'wagon1520At')::timestamptz,
      (part.facts ->> 'wagonEuropeAt')::timestamptz,
      (part.facts ->> 'stuffedAt')::timestamptz,
      (part.facts ->> 'gateInAt')::timestamptz,
      (part.facts ->> 'freeDays')::integer,
      (part.facts ->> 'lastFreeDay')::date,
      part.facts ->> 'emptyReturnPlace',
      (part.facts ->> 'emptyReturnedAt')::timestamptz,
      part.facts ->> 't1No',
      (part.facts ->> 'customsReleasedAt')::timestamptz);
  end if;
  return null;
end $$;

lock table work_order_container in share row exclusive mode;
create trigger work_order_container_followed after insert or update or delete on work_order_container
  for each row when (pg_trigger_depth() = 0) execute function work_order_container_followed();
insert into work_order_part select part.* from work_order_container old, work_order_part_of(old) part;
create trigger work_order_part_followed after insert or update or delete on work_order_part
  for each row when (pg_trigger_depth() = 0) execute function work_order_part_followed();
