-- What the house tells everybody: a title and plain words in Chinese, and in the other languages where they were written.
create table announcement (
  id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- The written languages, each { language, title, body }.
  texts jsonb not null,
  pinned boolean not null default false,
  -- The days in Shanghai on which it is shown; without an end it stays.
  from_day date not null,
  to_day date check (to_day >= from_day),
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default app_now(),
  changed_by text not null default app_user_name(),
  published_at timestamptz
);
create index announcement_shown on announcement (pinned desc, from_day desc) where state = 'published';

-- Whether everybody may read one of these days now.
create function app_is_announced(state text, from_day date, to_day date) returns boolean language sql stable
  as $$ select state = 'published' and from_day <= (app_now() at time zone 'Asia/Shanghai')::date
    and (to_day is null or to_day >= (app_now() at time zone 'Asia/Shanghai')::date) $$;

alter table announcement enable row level security, force row level security;
create policy announcement_to_guest on announcement for select to landbridge_guest using (app_is_announced(state, from_day, to_day));
create policy announcement_to_customer on announcement for select to landbridge_customer using (app_is_announced(state, from_day, to_day));
create policy announcement_to_staff on announcement to landbridge_staff using (true);
create policy announcement_to_system on announcement to landbridge_system using (true);
grant select (id, state, texts, pinned, from_day, to_day, published_at) on announcement to landbridge_guest, landbridge_customer;
grant select, insert, update on announcement to landbridge_staff, landbridge_system;
