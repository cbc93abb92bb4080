-- The line and the vessel of the sailing that a booking was given, and the master bill of its job, as lists show them.
alter table booking add column carrier_code text, add column vessel text, add column master_bill_no text;
