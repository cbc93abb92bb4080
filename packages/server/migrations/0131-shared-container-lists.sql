-- Outside a transaction: work orders and bookings may be many, and are written to meanwhile. What shared cargo is found by; few rows have it.
drop index concurrently if exists work_order_of_consolidation;
create index concurrently work_order_of_consolidation on work_order (consolidation_id) where consolidation_id is not null;
drop index concurrently if exists work_order_by_lcl_state;
create index concurrently work_order_by_lcl_state on work_order (lcl_state, mode, origin_code, destination_code) where lcl_state is not null;
drop index concurrently if exists booking_by_lcl_state;
create index concurrently booking_by_lcl_state on booking (lcl_state, listed_at desc, id) where lcl_state is not null;
