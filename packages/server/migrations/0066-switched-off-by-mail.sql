-- Outside a transaction: many were told of many events, and are told meanwhile.

-- The link in a mail that switches off what it tells of: known by its hash alone, and good for one use.
alter table notification_told add column if not exists event text;
alter table notification_told add column if not exists off_key_hash bytea;
alter table notification_told add column if not exists used_at timestamptz;
drop index concurrently if exists notification_told_by_off_key;
create unique index concurrently notification_told_by_off_key on notification_told (off_key_hash);
grant update (used_at) on notification_told to landbridge_system;
