-- The agreed fee of a cancelled booking is a charge as well. Those from before there were such charges become lines by a round of the system's own work,
-- a few at a time, newest first, for cancelled bookings may be many. Null: nobody has looked whether it is one yet. Nodes of the release before leave it
-- null and the round looks at what they cancelled, too.
alter table booking add column fee_charged_at timestamptz;

-- Such a line is to be checked: until staff confirm it no bill takes it and its company does not see it.
alter table charge_line add column to_check boolean not null default false;
alter policy charge_line_to_its_customer on charge_line
  using (customer_id = (select app_customer_id()) and side = 'R' and not to_check);
