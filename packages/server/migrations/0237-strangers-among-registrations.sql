-- Whether a code went to somebody whose browser had logged in before: the strangers' share of a day's mails is counted by it. Small: two days of codes.
alter table registration_code add column is_known boolean not null default false;
