-- The advance filings that customs ask for, by country, mode and regime, as staff keep them. Those of the European Union and the USA are counted by the portal itself.
create table filing_rule (
  id uuid primary key,
  country_code text not null,
  mode text not null check (mode in ('R', 'S', 'A', 'T')),
  regime text not null,
  filing_scope text not null check (filing_scope in ('master', 'masterAndHouse')),
  -- How long before what is counted from; the house filing goes by the carrier's cut-off where there is one.
  hours integer not null check (hours between 0 and 720),
  counted_from text not null check (counted_from in ('loading', 'departure', 'arrival', 'border')),
  -- By whom, unless the booking says otherwise: the house where both levels are filed, whose master is always the carrier's.
  filed_by text not null check (filed_by in ('US', 'CARRIER', 'OWN')),
  active boolean not null default true,
  version integer not null default 1,
  unique (country_code, mode, regime)
);
alter table filing_rule enable row level security, force row level security;
create policy filing_rule_to_customer on filing_rule for select to landbridge_customer using (true);
create policy filing_rule_to_staff on filing_rule to landbridge_staff using (true);
create policy filing_rule_to_system on filing_rule for select to landbridge_system using (true);
grant select on filing_rule to landbridge_customer, landbridge_system;
grant select, insert, update on filing_rule to landbridge_staff;

insert into filing_rule (id, country_code, mode, regime, filing_scope, hours, counted_from, filed_by) values
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240001', 'CA', 'S', 'ACI', 'masterAndHouse', 24, 'loading', 'US'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240002', 'JP', 'S', 'AFR', 'masterAndHouse', 24, 'loading', 'US'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240003', 'GB', 'S', 'GB', 'masterAndHouse', 2, 'arrival', 'US'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240004', 'CN', 'S', 'CN', 'masterAndHouse', 24, 'loading', 'US'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240005', 'AM', 'T', 'EAEU', 'master', 2, 'border', 'CARRIER'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240006', 'BY', 'T', 'EAEU', 'master', 2, 'border', 'CARRIER'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240007', 'KG', 'T', 'EAEU', 'master', 2, 'border', 'CARRIER'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240008', 'KZ', 'T', 'EAEU', 'master', 2, 'border', 'CARRIER'),
  ('0a70c7d2-5b0e-4f39-9d4e-2f1b6a240009', 'RU', 'T', 'EAEU', 'master', 2, 'border', 'CARRIER');
