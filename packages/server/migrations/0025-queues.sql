-- Outside a transaction: the indexes by which events are handed on and swept away.
drop index concurrently if exists outbox_event_by_seq;
create index concurrently outbox_event_by_seq on outbox_event (seq) where relayed_at is null;
drop index concurrently if exists outbox_event_by_relay;
create index concurrently outbox_event_by_relay on outbox_event (relayed_at);
drop index concurrently if exists outbox_event_waiting;

-- The queues of pg-boss, which makes its own tables: the system works them off, staff look at failed work.
grant usage on schema pgboss to landbridge_system, landbridge_staff;
grant select, insert, update, delete on all tables in schema pgboss to landbridge_system;
grant usage on all sequences in schema pgboss to landbridge_system;
alter default privileges in schema pgboss grant select, insert, update, delete on tables to landbridge_system;
grant select, update, delete on pgboss.job to landbridge_staff;

-- The time by which the queues go: the database's own, so that the jobs of all nodes stand in the order in which they
-- were written; shifted where tests shift the time of a call.
create or replace function pgboss.job_now() returns timestamptz language sql stable
  return clock_timestamp() + case when abs(extract(epoch from app_now() - now())) > 60 then app_now() - now() else '0' end;
