-- A template opens the form of its own mode. What was kept so far is of rail, the only mode that could be booked, and nodes of the release
-- before go on keeping such: the default says so for both, until the release after drops it.
alter table booking_template add column mode text not null default 'R';
