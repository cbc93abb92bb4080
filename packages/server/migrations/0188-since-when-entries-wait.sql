-- Since when an entry waits for its seal: by the clock, and not by the time of the call, which tests and the demo business shift.
-- Small: only what was written in the last seconds waits.
alter table audit_unsealed add column written_at timestamptz not null default clock_timestamp();
