-- What a customer's user wants to hear of, by e-mail and by text message, and in which language. Who chose nothing hears of everything by e-mail.
create table notification_preference (
  user_id uuid primary key references app_user (id),
  language text not null check (language in ('zh-CN', 'zh-TW', 'en', 'ru')),
  email_events text[] not null,
  sms_events text[] not null,
  saved_at timestamptz not null
);
alter table notification_preference enable row level security, force row level security;
create policy notification_preference_to_its_customer on notification_preference to landbridge_customer
  using (user_id = (select app_user_id()));
create policy notification_preference_to_system on notification_preference to landbridge_system using (true);
grant select, insert, update on notification_preference to landbridge_customer;
grant select, insert, update, delete on notification_preference to landbridge_system;

-- Who was told of which event: nobody hears of it twice.
create table notification_told (
  event_id uuid not null references outbox_event (id) on delete cascade,
  user_id uuid not null references app_user (id),
  told_at timestamptz not null,
  primary key (event_id, user_id)
);
alter table notification_told enable row level security, force row level security;
create policy notification_told_to_system on notification_told to landbridge_system using (true);
grant select, insert, delete on notification_told to landbridge_system;
