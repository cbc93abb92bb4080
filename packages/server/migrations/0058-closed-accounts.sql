-- When an account was closed: its ways in and addresses are gone then, and the row stays for the papers and the log that name who acted.
alter table app_user
  add column closed_at timestamptz,
  add constraint app_user_closed_check check (closed_at is null or (not active and account is null and phone is null and password_hash is null)) not valid;
grant delete on user_avatar, notification_preference to landbridge_system;
