-- Outside a transaction: work orders may be many, and are written to meanwhile. A job is found by the beginning of its bills.
drop index concurrently if exists work_order_by_master_bill;
create index concurrently work_order_by_master_bill on work_order (master_bill_no text_pattern_ops) where master_bill_no is not null;
drop index concurrently if exists work_order_by_house_bill;
create index concurrently work_order_by_house_bill on work_order ((head ->> 'houseBillNo') text_pattern_ops) where head ->> 'houseBillNo' is not null;
