-- Outside a transaction: these tables may be large, and are written to meanwhile.

-- A job that was opened took the shipper's numbers and the further goods out of its booking's words: every row gets those that the program writes.
-- A function of the row itself: a row that a node writes meanwhile is looked at as it is then.
create or replace function booking_words_made(b booking) returns text language sql stable as $$
  select left(btrim(regexp_replace(normalize(concat_ws(' ', nullif(b.booking_no, ''),
    coalesce(b.train_no, nullif(b.form->>'trainNo', '')), nullif(array_to_string(b.job_nos, ' '), ''), nullif(array_to_string(b.container_nos, ' '), ''),
    nullif(b.house_bill_no, ''), nullif(b.form->>'customerReference', ''),
    (select string_agg(line->>'goodsName', ' ' order by place)
      from jsonb_array_elements(nullif(b.form->'goods', 'null')) with ordinality goods (line, place) where line->>'goodsName' <> ''),
    (select string_agg(shipper.no, ' ' order by boxes.place, shipper.place)
      from jsonb_array_elements(nullif(b.form->'boxes', 'null')) with ordinality boxes (line, place),
        jsonb_array_elements_text(nullif(line->'shipperContainerNos', 'null')) with ordinality shipper (no, place) where shipper.no <> '')), nfkc),
    '\s+', ' ', 'g')), 2000)
$$;
update booking set search_words = booking_words_made(booking) where search_words <> booking_words_made(booking);
drop function booking_words_made(booking);

drop index concurrently if exists booking_by_grams;
create index concurrently booking_by_grams on booking using gin (search_grams(search_words));
drop index concurrently if exists booking_by_origin;
create index concurrently booking_by_origin on booking (origin_code, listed_at desc, id) include (state, mode);
drop index concurrently if exists booking_by_destination;
create index concurrently booking_by_destination on booking (destination_code, listed_at desc, id) include (state, mode);
-- With what narrows most lists beside the key, so that a page far behind is counted off in the index alone.
drop index concurrently if exists booking_newest;
create index concurrently booking_newest on booking (listed_at desc, id) include (state, mode, customer_id);
drop index concurrently if exists booking_by_time;
-- A list of one state by its age, however few or many stand in it.
drop index concurrently if exists booking_newest_in_state;
create index concurrently booking_newest_in_state on booking (state, listed_at desc, id) include (mode, customer_id);

drop index concurrently if exists customer_by_words;
create index concurrently customer_by_words on customer using gin (search_line(name, short_name, name_english, tax_no) gin_trgm_ops);
drop index concurrently if exists customer_by_grams;
create index concurrently customer_by_grams on customer using gin (search_grams(search_line(name, short_name, name_english, tax_no)));
drop index concurrently if exists app_user_by_words;
create index concurrently app_user_by_words on app_user using gin (search_line(real_name, account, phone) gin_trgm_ops);
drop index concurrently if exists app_user_by_grams;
create index concurrently app_user_by_grams on app_user using gin (search_grams(search_line(real_name, account, phone)));
