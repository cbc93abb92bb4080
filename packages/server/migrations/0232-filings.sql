-- An advance filing with customs: which regime, at which level, by whom, until when, where it stands and under which number. It is kept from its first deed on;
-- until then it is proposed by mode and countries.
create table filing (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  regime text not null,
  level text not null,
  filed_by text not null,
  due_at timestamptz,
  state text not null,
  reference text,
  deeds jsonb not null default '[]',
  unique (job_id, regime, level)
);
alter table filing enable row level security, force row level security;
create policy filing_to_its_customer on filing to landbridge_customer using (customer_id = (select app_customer_id()));
create policy filing_to_staff on filing to landbridge_staff using (true);
create policy filing_to_system on filing to landbridge_system using (true);
grant select on filing to landbridge_customer;
grant select, insert, update on filing to landbridge_staff, landbridge_system;
