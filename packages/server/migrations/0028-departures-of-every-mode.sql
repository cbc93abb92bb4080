-- A departure is a train, a sailing, a flight or a truck's run: it has a number, an operator, and room for equipment of any kind.
-- Nodes of the release before go on under the old names; a trigger keeps both alike until a later release drops the old ones.

alter table departure
  add column departure_no text,
  add column operator text,
  -- What it carries in all and has left, in the unit of its mode: the 20-foot places of a train, the TEU of a sailing, the kg of a flight.
  add column capacity integer,
  add column capacity_left integer;

create function departure_under_both_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.departure_no := coalesce(new.departure_no, new.train_no);
    new.train_no := new.departure_no;
    new.operator := coalesce(new.operator, new.train_operator);
    new.train_operator := new.operator;
    new.capacity := coalesce(new.capacity, new.slots_total);
    new.slots_total := new.capacity;
    new.capacity_left := coalesce(new.capacity_left, new.slots_left);
    new.slots_left := new.capacity_left;
    return new;
  end if;
  if new.departure_no is distinct from old.departure_no then new.train_no := new.departure_no; else new.departure_no := new.train_no; end if;
  if new.operator is distinct from old.operator then new.train_operator := new.operator; else new.operator := new.train_operator; end if;
  if new.capacity is distinct from old.capacity then new.slots_total := new.capacity; else new.capacity := new.slots_total; end if;
  if new.capacity_left is distinct from old.capacity_left then new.slots_left := new.capacity_left; else new.capacity_left := new.slots_left; end if;
  return new;
end
$$;
create trigger departure_is_under_both_names before insert or update on departure
  for each row execute function departure_under_both_names();

update departure set departure_no = train_no, operator = train_operator, capacity = slots_total, capacity_left = slots_left;

alter table departure add constraint departure_is_named check (departure_no is not null and capacity is not null) not valid;
alter table departure add constraint departure_has_room check (capacity >= 0 and capacity_left between 0 and capacity) not valid;
alter table departure validate constraint departure_is_named;
alter table departure validate constraint departure_has_room;

-- What a departure has room for: a size of box, a type of truck, a pallet of an aircraft.
alter table departure_space add column equipment text;

create function departure_space_under_both_names() returns trigger language plpgsql as $$
begin
  if new.container_type is null then new.container_type := new.equipment;
  else new.equipment := new.container_type;
  end if;
  return new;
end
$$;
create trigger departure_space_is_under_both_names before insert or update on departure_space
  for each row execute function departure_space_under_both_names();

update departure_space set equipment = container_type;
