-- Whether a code went to somebody whose browser had logged in before: the strangers' share of a day's mails is counted by it. Small: two days of codes.
alter table registration_code add column is_known boolean not null default false;

-- The desk is told when codes by e-mail run out: it counts them, and reads neither addresses nor codes.
create policy registration_code_counted_by_staff on registration_code for select to landbridge_staff using (true);
grant select (sent_at, is_known) on registration_code to landbridge_staff;
