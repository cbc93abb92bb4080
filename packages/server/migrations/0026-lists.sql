-- What lists need to stay quick whatever stands in them: short words of Chinese that can be searched for, and counts that are kept.

-- Every Han character of a text and every two beside each other: a trigram index knows no word shorter than three characters.
create function search_grams(words text) returns text[] language sql immutable strict parallel safe as $$
  select case when words ~ '[\u2e80-\u9fff\uf900-\ufaff]' then (
    select coalesce(array_agg(distinct substr(run, place, size)), '{}')
    from regexp_split_to_table(words, '[^\u2e80-\u9fff\uf900-\ufaff]+') run,
      generate_series(1, length(run)) place, generate_series(1, 2) size
    where place + size <= length(run) + 1)
  else '{}' end
$$;

-- Columns that are searched together, as one line.
create function search_line(variadic parts text[]) returns text language sql immutable parallel safe
  return array_to_string(parts, ' ');

create index booking_by_grams on booking using gin (search_grams(search_words));
create index booking_by_origin on booking (origin_code, listed_at desc, id) include (state, mode);
create index booking_by_destination on booking (destination_code, listed_at desc, id) include (state, mode);
-- With what narrows most lists beside the key, so that a page far behind is counted off in the index alone.
create index booking_newest on booking (listed_at desc, id) include (state, mode, customer_id);
drop index booking_by_time;
-- A list of one state by its age, however few or many stand in it.
create index booking_newest_in_state on booking (state, listed_at desc, id) include (mode, customer_id);

create index customer_by_words on customer using gin (search_line(name, short_name, name_english, tax_no) gin_trgm_ops);
create index customer_by_grams on customer using gin (search_grams(search_line(name, short_name, name_english, tax_no)));
create index app_user_by_words on app_user using gin (search_line(real_name, account, phone) gin_trgm_ops);
create index app_user_by_grams on app_user using gin (search_grams(search_line(real_name, account, phone)));

-- How many things of a kind stand where, per company and mode, as additions and subtractions: whoever writes a thing adds a line,
-- and a job folds the lines of one key into one. No line is ever changed, so nobody waits for anybody.
create table list_count (
  thing text not null,
  customer_id uuid not null,
  mode text not null,
  state text not null,
  many integer not null
);
create index list_count_by_customer on list_count (thing, customer_id, mode);
alter table list_count enable row level security, force row level security;
create policy list_count_to_customer on list_count to landbridge_customer using (customer_id = (select app_customer_id()));
create policy list_count_to_staff on list_count to landbridge_staff using (true);
create policy list_count_to_system on list_count to landbridge_system using (true);
grant select, insert on list_count to landbridge_customer, landbridge_staff;
grant select, insert, delete on list_count to landbridge_system;

create function count_added() returns trigger language plpgsql as $$
begin
  insert into list_count (thing, customer_id, mode, state, many)
    select tg_table_name, customer_id, mode, state, count(*) from added where customer_id is not null group by customer_id, mode, state;
  return null;
end
$$;
create function count_taken() returns trigger language plpgsql as $$
begin
  insert into list_count (thing, customer_id, mode, state, many)
    select tg_table_name, customer_id, mode, state, -count(*) from taken where customer_id is not null group by customer_id, mode, state;
  return null;
end
$$;
create function count_moved() returns trigger language plpgsql as $$
begin
  insert into list_count (thing, customer_id, mode, state, many)
    select tg_table_name, customer_id, mode, state, many
    from (values (old.customer_id, old.mode, old.state, -1), (new.customer_id, new.mode, new.state, 1)) moved (customer_id, mode, state, many)
    where customer_id is not null;
  return null;
end
$$;

-- Nobody adds a thing between the counting and the first line that a trigger writes.
lock table booking, work_order in share row exclusive mode;
create trigger booking_count_added after insert on booking referencing new table as added for each statement execute function count_added();
create trigger booking_count_taken after delete on booking referencing old table as taken for each statement execute function count_taken();
create trigger booking_count_moved after update on booking for each row
  when ((old.customer_id, old.mode, old.state) is distinct from (new.customer_id, new.mode, new.state)) execute function count_moved();
create trigger work_order_count_added after insert on work_order referencing new table as added for each statement execute function count_added();
create trigger work_order_count_moved after update on work_order for each row
  when ((old.customer_id, old.mode, old.state) is distinct from (new.customer_id, new.mode, new.state)) execute function count_moved();
insert into list_count (thing, customer_id, mode, state, many)
  select 'booking', customer_id, mode, state, count(*) from booking where customer_id is not null group by customer_id, mode, state;
insert into list_count (thing, customer_id, mode, state, many)
  select 'work_order', customer_id, mode, state, count(*) from work_order group by customer_id, mode, state;

-- A job that was opened took the shipper's numbers and the further goods out of its booking's words: every row gets those that the program writes.
update booking set search_words = made.words from (
  select b.id, left(btrim(regexp_replace(normalize(concat_ws(' ', nullif(b.booking_no, ''), nullif(b.form->>'customerReference', ''),
    coalesce(b.train_no, nullif(b.form->>'trainNo', '')), nullif(array_to_string(b.job_nos, ' '), ''), nullif(array_to_string(b.container_nos, ' '), ''),
    nullif(b.house_bill_no, ''),
    (select string_agg(shipper.no, ' ' order by boxes.place, shipper.place)
      from jsonb_array_elements(nullif(b.form->'boxes', 'null')) with ordinality boxes (line, place),
        jsonb_array_elements_text(nullif(line->'shipperContainerNos', 'null')) with ordinality shipper (no, place) where shipper.no <> ''),
    (select string_agg(line->>'goodsName', ' ' order by place)
      from jsonb_array_elements(nullif(b.form->'goods', 'null')) with ordinality goods (line, place) where line->>'goodsName' <> '')), nfkc),
    '\s+', ' ', 'g')), 2000) as words
  from booking b) made
where made.id = booking.id and made.words <> booking.search_words;
