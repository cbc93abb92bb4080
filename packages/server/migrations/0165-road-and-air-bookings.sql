-- A truck loads on a day and has no departure; by air and in part loads the chargeable weight counts. What carries the cargo, as its jobs say:
-- the flight with what was measured, the truck and its driver, as lists show them.
alter table booking
  add column loading_date date,
  add column chargeable_weight_kg numeric(12, 3),
  add column carried jsonb not null default '{}';
grant insert (loading_date, chargeable_weight_kg), update (loading_date, chargeable_weight_kg) on booking to landbridge_customer;
