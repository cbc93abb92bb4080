-- What a deployment decides about itself, one row a setting. No secret stands here: those come from the environment.
create table setting (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null default app_now()
);

alter table setting enable row level security, force row level security;
create policy setting_to_guest on setting for select to landbridge_guest using (true);
create policy setting_to_customer on setting for select to landbridge_customer using (true);
create policy setting_to_staff on setting to landbridge_staff using (true);
create policy setting_to_system on setting to landbridge_system using (true);
grant select on setting to landbridge_guest, landbridge_customer;
grant select, insert, update on setting to landbridge_staff, landbridge_system;

-- The blocked addresses are of the ranges kept for documentation (RFC 5737), so that the rule is live and hits nobody.
insert into setting (name, value) values
  ('companyName', '"Landbridge"'),
  ('crmBasePath', '""'),
  ('guestPriceQuery', 'true'),
  ('smsCooldownS', '60'),
  ('qrExpiryMs', '295000'),
  ('map', '{"style": "", "key": ""}'),
  ('restrictedPaths', '["/freight/reorder/railway", "/freight/reorder/truck", "/freight/reorder/sea", "/freight/reorder/airway", "/freight/reorder/multitrans"]'),
  ('blockedAddresses', '["192.0.2.10", "192.0.2.11", "192.0.2.12", "198.51.100.20", "198.51.100.21", "198.51.100.22", "203.0.113.30", "203.0.113.31", "203.0.113.32"]');
