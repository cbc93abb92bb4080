-- Events have a number in the order in which they are written; those that were relayed before need none.
create sequence outbox_event_seq;
grant usage on sequence outbox_event_seq to landbridge_customer, landbridge_staff, landbridge_system;
alter table outbox_event add column seq bigint;
update outbox_event set seq = waiting.place
  from (select id, row_number() over (order by at) as place from outbox_event where relayed_at is null) waiting
  where waiting.id = outbox_event.id;
select setval('outbox_event_seq', 1 + (select count(*) from outbox_event where relayed_at is null));
alter table outbox_event alter column seq set default nextval('outbox_event_seq');

-- What customers may tell: events of staff's deeds are beyond them, and guests tell nothing.
create function customers_may_tell(kind text) returns boolean language sql immutable return kind in (
  'customer.founded', 'customer.certification-asked', 'customer.invited', 'customer.member-joined',
  'booking.submitted', 'booking.revised', 'booking.cancelled', 'booking.cancel-asked', 'booking.amend-asked',
  'booking.offer-accepted', 'booking.offer-declined', 'booking.request-withdrawn', 'booking.completed',
  'workorder.confirm', 'workorder.object');
drop policy outbox_event_by_customer on outbox_event;
create policy outbox_event_by_customer on outbox_event for insert to landbridge_customer
  with check (customer_id is not distinct from (select app_customer_id()) and customers_may_tell(kind));
drop policy outbox_event_by_guest on outbox_event;
revoke insert on outbox_event from landbridge_guest;

-- Work on a thing that is put off until it is due: it stands here until it is in its queue. Customers and guests put nothing off.
create table put_off_work (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  thing_id text not null,
  data jsonb not null,
  due_at timestamptz not null
);
alter table put_off_work enable row level security, force row level security;
create policy put_off_work_by_staff on put_off_work for insert to landbridge_staff with check (true);
create policy put_off_work_to_system on put_off_work to landbridge_system using (true);
grant insert on put_off_work to landbridge_staff;
grant select, insert, delete on put_off_work to landbridge_system;

-- Work that waits moves over, and what nodes of the release before put off while this one is taken up. What comes round is planned anew.
revoke insert on job from landbridge_guest, landbridge_customer;
create function job_moves_over() returns trigger language plpgsql as $$
begin
  if new.unique_key is null or new.unique_key not like 'every %' then
    insert into put_off_work (kind, thing_id, data, due_at)
    values (new.kind, coalesce(new.data ->> 'requestId', new.data ->> 'id', new.id::text), new.data, new.run_at);
  end if;
  return null;
end
$$;
create trigger job_moves_over before insert on job for each row execute function job_moves_over();
with moved as (delete from job returning *)
insert into job select * from moved;
