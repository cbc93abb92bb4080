-- What a customer has thrown away and may take back for an hour: the draft, template or address as it was.
create table if not exists discarded (
  id uuid primary key,
  kind text not null check (kind in ('draft', 'template', 'address')),
  -- None where the user belongs to no company yet.
  customer_id uuid,
  user_id uuid not null,
  content jsonb not null,
  discarded_at timestamptz not null default app_now()
);
create index if not exists discarded_by_age on discarded (discarded_at);
alter table discarded enable row level security, force row level security;
drop policy if exists discarded_to_customer on discarded;
create policy discarded_to_customer on discarded to landbridge_customer using (customer_id = (select app_customer_id()));
drop policy if exists discarded_to_its_user on discarded;
create policy discarded_to_its_user on discarded to landbridge_newcomer
  using (customer_id is null and user_id = (select app_user_id()));
drop policy if exists discarded_to_system on discarded;
create policy discarded_to_system on discarded to landbridge_system using (true);
grant select, insert, delete on discarded to landbridge_customer;
grant select, insert, delete on discarded to landbridge_system;
