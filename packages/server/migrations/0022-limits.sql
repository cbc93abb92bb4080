-- Browsers in which somebody has logged in: who guesses at an account elsewhere does not keep its owner out of these.
create table known_browser (
  user_id uuid not null references app_user (id),
  -- A hash of the identity that the browser made for itself.
  browser_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browser_by_age on known_browser (last_login_at);
alter table known_browser enable row level security, force row level security;
create policy known_browser_to_system on known_browser to landbridge_system using (true);
grant select, insert, update, delete on known_browser to landbridge_system;

-- How many pictures and puzzles a browser or a network was given in the minute that it was last given one.
create table captcha_draw (
  subject text primary key,
  minute timestamptz not null,
  drawn integer not null
);
create index captcha_draw_by_age on captcha_draw (minute);
alter table captcha_draw enable row level security, force row level security;
create policy captcha_draw_to_system on captcha_draw to landbridge_system using (true);
grant select, insert, update, delete on captcha_draw to landbridge_system;

-- When a provider refused to send a code: it counts for the address that asked, and no longer for the telephone.
alter table sms_code add column refused_at timestamptz;
