-- Whether a message went to somebody we know, by the telephone of an account or in a browser in which somebody has logged in: they keep a reserve of the budgets.
alter table sms_code add column is_known boolean not null default false;

-- An invitation by telephone is a message of the same budgets, without a code.
alter table sms_code
  alter column browser_hash drop not null,
  alter column code_hmac drop not null,
  drop constraint sms_code_purpose_check,
  add constraint sms_code_purpose_check
    check (purpose in ('Login', 'BindPhone', 'BindCus', 'UnBindWx', 'UpdatePassword', 'Reauthenticate', 'Invitation')) not valid;
