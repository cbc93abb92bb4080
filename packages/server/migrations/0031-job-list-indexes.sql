-- Outside a transaction: work orders may be many, and are written to meanwhile. What their lists are searched and ordered by.

drop index concurrently if exists work_order_by_line;
create index concurrently work_order_by_line on work_order using gin (search_line(job_no, booking_no, customer_reference) gin_trgm_ops);
drop index concurrently if exists work_order_by_words;
drop index concurrently if exists work_order_by_grams;
create index concurrently work_order_by_grams on work_order using gin (search_grams(search_line(job_no, booking_no, customer_reference)));

-- With what narrows most lists beside the key, and what the cut-offs say, so that a page far behind is counted off in the index alone.
drop index concurrently if exists work_order_newest;
create index concurrently work_order_newest on work_order (ordered_at desc, id)
  include (state, mode, customer_id, si_cutoff, cargo_cutoff, customs_cutoff);
drop index concurrently if exists work_order_newest_in_state;
create index concurrently work_order_newest_in_state on work_order (state, ordered_at desc, id) include (mode, customer_id);
drop index concurrently if exists work_order_by_state;
drop index concurrently if exists work_order_of_operator;
create index concurrently work_order_of_operator on work_order (operator_id, ordered_at desc, id) include (state) where operator_id is not null;
drop index concurrently if exists work_order_by_origin;
create index concurrently work_order_by_origin on work_order (origin_code, ordered_at desc, id) include (state, mode);
drop index concurrently if exists work_order_by_destination;
create index concurrently work_order_by_destination on work_order (destination_code, ordered_at desc, id) include (state, mode);

-- The jobs that have a cut-off ahead are those whose last one is.
drop index concurrently if exists work_order_by_last_cutoff;
create index concurrently work_order_by_last_cutoff on work_order (greatest(si_cutoff, cargo_cutoff, customs_cutoff));
drop index concurrently if exists work_order_by_etd;
create index concurrently work_order_by_etd on work_order (etd, ordered_at desc, id);
drop index concurrently if exists work_order_by_eta;
create index concurrently work_order_by_eta on work_order (eta, ordered_at desc, id);
drop index concurrently if exists work_order_by_departure_time;
create index concurrently work_order_by_departure_time on work_order (coalesce(atd, etd), ordered_at desc, id);
drop index concurrently if exists work_order_by_arrival_time;
create index concurrently work_order_by_arrival_time on work_order (coalesce(ata, eta), ordered_at desc, id);
-- What an index computes is weighed by what is known of it, and that is known from here on.
analyze work_order;
