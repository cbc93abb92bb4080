-- Outside a transaction: boxes are many, and few of them changed their number. Whoever looks for a former one finds these without reading all.
drop index concurrently if exists work_order_part_with_former_nos;
create index concurrently work_order_part_with_former_nos on work_order_part (job_id) where facts ? 'formerNos';
