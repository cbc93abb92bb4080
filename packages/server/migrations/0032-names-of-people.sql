-- One row that changes when anybody's name, account or company does, so that each process knows when the names that it remembers are old.
create table user_name_stamp (
  single boolean primary key default true check (single),
  stamp uuid not null
);
insert into user_name_stamp (stamp) values (gen_random_uuid());
alter table user_name_stamp enable row level security, force row level security;
create policy user_name_stamp_to_customer on user_name_stamp to landbridge_customer using (true);
create policy user_name_stamp_to_staff on user_name_stamp to landbridge_staff using (true);
create policy user_name_stamp_to_system on user_name_stamp to landbridge_system using (true);
grant select, update (stamp) on user_name_stamp to landbridge_customer, landbridge_staff, landbridge_system;

create function user_name_changed() returns trigger language plpgsql as $$
begin
  update user_name_stamp set stamp = gen_random_uuid();
  return null;
end
$$;
create trigger user_name_changed after update on app_user for each row
  when ((old.real_name, old.account, old.kind, old.customer_id) is distinct from (new.real_name, new.account, new.kind, new.customer_id))
  execute function user_name_changed();
