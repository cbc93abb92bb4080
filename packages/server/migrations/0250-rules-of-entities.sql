-- The rules of our companies name other customers. Each is a row now, and a company reads those alone that mean it or every customer.
create table entity_rule (
  entity_id uuid not null references own_entity (id) on delete cascade,
  seq integer not null,
  customer_id uuid,
  rule jsonb not null,
  primary key (entity_id, seq)
);
alter table entity_rule enable row level security, force row level security;
create policy entity_rule_to_whom_it_means on entity_rule for select to landbridge_customer
  using (customer_id is null or customer_id = (select app_customer_id()));
create policy entity_rule_to_staff on entity_rule to landbridge_staff using (true);
create policy entity_rule_to_system on entity_rule to landbridge_system using (true);
grant select on entity_rule to landbridge_customer;
grant select, insert, delete on entity_rule to landbridge_staff, landbridge_system;

insert into entity_rule (entity_id, seq, customer_id, rule)
  select e.id, rule.ordinality, (rule.value ->> 'customerId')::uuid, rule.value
    from own_entity e cross join lateral jsonb_array_elements(e.rules) with ordinality as rule;

-- Unused since 0250: no release knew the table yet, and its rules are rows of entity_rule.
alter table own_entity drop column rules;
