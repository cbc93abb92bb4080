-- Why a time was kept though it did not look right, in the words of whoever recorded it.
alter table milestone add column if not exists doubt_reason text;
