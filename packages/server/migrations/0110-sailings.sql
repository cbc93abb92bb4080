-- A departure by sea: the line whose vessel sails, the vessel and its weekly service, and the two cut-offs that only ports have.
alter table departure add column carrier_code text, add column vessel text, add column service_code text,
  add column vgm_cutoff timestamptz, add column filing_cutoff timestamptz;
