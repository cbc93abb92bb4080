-- What stood in the fields that an amendment asks to change: a request that was granted is told as what it changed.
alter table change_request add column if not exists stood jsonb;
