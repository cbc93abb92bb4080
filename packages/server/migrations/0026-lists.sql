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
