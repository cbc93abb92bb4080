-- Work that is put off has a rank: of what is due, the higher is taken first. Rows that are there have none.
-- Small: work stands here for less than a second, until it is in its queue.
alter table put_off_work add column rank integer not null default 0;

-- The back office counts what is still to come of the sample data.
create policy put_off_work_to_staff on put_off_work for select to landbridge_staff using (true);
grant select on put_off_work to landbridge_staff;
