-- A warehouse receives part loads and consignments by the chargeable kilogram as well: what it measures of their pieces and on the floor.
alter table warehouse_receipt
  add column pieces jsonb,
  add column actual_loading_metres numeric(5, 1) check (actual_loading_metres > 0);
