-- A charge stands on the job that bears it, or on its booking where no job does: the fee of a cancellation before one was opened.
-- Who sees it goes by its company and its side, as before.
alter table charge_line alter column job_id drop not null;
alter table charge_line add column booking_id uuid references booking (id);
alter table charge_line add constraint charge_line_has_one_bearer check (num_nonnulls(job_id, booking_id) = 1) not valid;
alter table charge_line validate constraint charge_line_has_one_bearer;
