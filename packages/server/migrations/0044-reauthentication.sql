-- When whoever sits at a session last showed who they are: by the password, or by a code to their telephone. How an account is got into changes only shortly after that.
alter table session add column reauthenticated_at timestamptz;

-- A code may be good for that too.
alter table sms_code drop constraint sms_code_purpose_check,
  add constraint sms_code_purpose_check
    check (purpose in ('Login', 'BindPhone', 'BindCus', 'UnBindWx', 'UpdatePassword', 'Reauthenticate')) not valid;
