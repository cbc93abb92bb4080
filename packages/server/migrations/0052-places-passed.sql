-- The places of its chain that lie behind cargo, as its milestones say, so that lists, cards and pages draw one and the same line.
alter table work_order add column passed_codes text[] not null default '{}';
alter table booking add column passed_codes text[] not null default '{}';
alter table box_track add column passed_codes text[] not null default '{}';

-- What is on its way already: the steps of the chain up to the last one that happened.
create function pg_temp.passed(job uuid, box uuid) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct place_code), '{}') from milestone m
  where m.job_id = job and m.corrected_at is null and m.seq > 0 and m.seq <= (
    select max(a.seq) from milestone a
    where a.job_id = job and a.classifier = 'ACT' and a.corrected_at is null and (a.container_id is null or a.container_id = box))
$$;
update work_order w set passed_codes = pg_temp.passed(w.id, (select c.id from work_order_part c where c.job_id = w.id and c.kind = 'box' order by c.seq limit 1))
  where w.atd is not null;
update box_track t set passed_codes = pg_temp.passed(t.job_id, t.container_id) where t.atd is not null;
update booking b set passed_codes = (
    select w.passed_codes from work_order w
    where w.booking_id = b.id and w.state <> 'cancelled' order by cardinality(w.passed_codes) desc limit 1)
  where b.atd is not null
    and exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled');
