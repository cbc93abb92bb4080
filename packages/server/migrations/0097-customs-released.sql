-- Which customs have released all boxes of a job, as its milestones say it.
alter table work_order add column if not exists customs_released text[] not null default '{}';
update work_order w set customs_released = released.sides
  from (
    select m.job_id, array_agg(distinct m.customs order by m.customs) sides from milestone m
    where m.code = 'CUSR' and m.classifier = 'ACT' and m.corrected_at is null and m.customs is not null and m.container_id is null
    group by m.job_id
  ) released
  where released.job_id = w.id;
