-- Under FCA the shipper pays the terminal at origin all the same where a company's setting says so, as is usual in China; the strict reading otherwise. Staff decide.
alter table customer add column fca_terminal_by_shipper boolean not null default false;

-- The payer of a charge by the terms of the sale; null where it was agreed before payers were recorded: our customer then.
alter table charge_line add column payer text check (payer in ('SHP', 'CNE', 'THIRD'));
-- Collected by us from another party of the sale than the customer, who neither sees nor owes it.
alter table charge_line add column is_others boolean not null default false;
alter policy charge_line_to_its_customer on charge_line
  using (customer_id = (select app_customer_id()) and side = 'R' and not to_check and not is_others);
