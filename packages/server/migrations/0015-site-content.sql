-- Who is calling, by name, for tables that say who changed something; nobody for the system and guests.
create function app_user_name() returns text language sql stable
  as $$ select coalesce((select real_name from app_user where id = app_user_id()), '') $$;

-- The words of the site's pages in each language. Every change is a new row; the newest published one is what everybody reads.
create table site_text (
  key text not null,
  language text not null check (language in ('zh-CN', 'zh-TW', 'en', 'ru')),
  version integer not null check (version > 0),
  title text not null,
  description text not null,
  blocks jsonb not null,
  -- Whether these words came with the program; staff's own are never written over.
  shipped boolean not null default false,
  changed_at timestamptz not null default app_now(),
  changed_by text not null default app_user_name(),
  published_at timestamptz,
  primary key (key, language, version)
);
create index site_text_published on site_text (key, language, version desc) where published_at is not null;

alter table site_text enable row level security, force row level security;
create policy site_text_to_guest on site_text for select to landbridge_guest using (published_at is not null);
create policy site_text_to_customer on site_text for select to landbridge_customer using (published_at is not null);
create policy site_text_to_staff on site_text to landbridge_staff using (true);
create policy site_text_to_system on site_text to landbridge_system using (true);
grant select (key, language, version, title, description, blocks, published_at) on site_text to landbridge_guest, landbridge_customer;
grant select, insert on site_text to landbridge_staff, landbridge_system;
grant update (published_at) on site_text to landbridge_staff, landbridge_system;

-- How the company can be reached; the deployment writes it down at each start.
update site_setting set value = '{"companyContact": ""}'::jsonb || value;
