-- Outside a transaction: work orders may be many, and are written to meanwhile. Which of them have no way folded yet: those from before it was.
drop index concurrently if exists work_order_way_unfolded;
create index concurrently work_order_way_unfolded on work_order (opened_at) where way is null and state <> 'cancelled';
