-- What the deployment says about itself (written at each start) and what staff decide: one row. No secret stands here.
create table site_setting (
  single boolean primary key default true check (single),
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null default app_now()
);

alter table site_setting enable row level security, force row level security;
create policy site_setting_to_guest on site_setting for select to landbridge_guest using (true);
create policy site_setting_to_customer on site_setting for select to landbridge_customer using (true);
create policy site_setting_to_staff on site_setting to landbridge_staff using (true);
create policy site_setting_to_system on site_setting to landbridge_system using (true);
grant select on site_setting to landbridge_guest, landbridge_customer;
grant select, update on site_setting to landbridge_staff, landbridge_system;

-- The blocked addresses are of the ranges kept for documentation (RFC 5737), so that the rule is live and hits nobody.
insert into site_setting (value) values ('{
  "companyName": "Landbridge",
  "crmBasePath": "",
  "guestPriceQuery": true,
  "smsCooldownS": 60,
  "qrExpiryMs": 295000,
  "passwordMax": 20,
  "map": {"style": "", "key": ""},
  "restrictedPaths": [
    "/freight/reorder/railway", "/freight/reorder/truck", "/freight/reorder/sea", "/freight/reorder/airway", "/freight/reorder/multitrans"
  ],
  "blockedAddresses": [
    "192.0.2.10", "192.0.2.11", "192.0.2.12", "198.51.100.20", "198.51.100.21", "198.51.100.22", "203.0.113.30", "203.0.113.31", "203.0.113.32"
  ]
}');
