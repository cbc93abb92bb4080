-- What the shipping instruction of a work order says, as its customer wrote it or staff for them. Where it stands in its life is work_order.si_state.
create table if not exists shipping_instruction (
  job_id uuid primary key references work_order (id),
  customer_id uuid not null references customer (id),
  content jsonb not null,
  -- The fields that came back, each with its reason.
  returned jsonb not null default '[]',
  returned_note text,
  saved_at timestamptz not null default app_now(),
  saved_by uuid references app_user (id),
  sent_at timestamptz,
  sent_by uuid references app_user (id),
  final_at timestamptz,
  version integer not null default 1
);
alter table shipping_instruction enable row level security, force row level security;
drop policy if exists shipping_instruction_to_its_customer on shipping_instruction;
create policy shipping_instruction_to_its_customer on shipping_instruction to landbridge_customer
  using (customer_id = (select app_customer_id()));
drop policy if exists shipping_instruction_to_staff on shipping_instruction;
create policy shipping_instruction_to_staff on shipping_instruction to landbridge_staff using (true);
drop policy if exists shipping_instruction_to_system on shipping_instruction;
create policy shipping_instruction_to_system on shipping_instruction to landbridge_system using (true);
grant select, insert, update on shipping_instruction to landbridge_customer, landbridge_staff, landbridge_system;
-- Its customer sends it, and changes nothing else of the work order by that.
grant update (si_state) on work_order to landbridge_customer;
