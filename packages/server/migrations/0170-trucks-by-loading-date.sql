-- Outside a transaction: work orders may be many, and are written to meanwhile. By their loading date the lists of trucks are sorted; few jobs have one.
drop index concurrently if exists work_order_by_loading_date;
create index concurrently work_order_by_loading_date on work_order (customer_id, (head ->> 'loadingDate'), ordered_at desc)
  where head ? 'loadingDate';
