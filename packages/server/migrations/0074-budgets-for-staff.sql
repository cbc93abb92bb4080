-- Staff see how much of the day's text messages is used up, and of no message to whom it went or what it said.
create policy sms_code_counted_by_staff on sms_code for select to landbridge_staff using (true);
grant select (country_code, sent_at, refused_at, is_known) on sms_code to landbridge_staff;
