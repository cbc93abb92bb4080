-- A stored file. It carries the customer it concerns, who may see it and the thing it stands with, so that this area alone decides who reads it.
create table attachment (
  id uuid primary key,
  -- The company it concerns; none for a file of ours that nothing carries yet.
  customer_id uuid references customer (id),
  audience text not null check (audience in ('customer', 'staff')),
  -- The thing it stands with; none until an area takes the file on.
  parent_kind text,
  parent_id uuid,
  doc_type text,
  file_name text not null,
  size integer not null,
  media_type text not null,
  sha256 text not null,
  uploaded_by uuid not null references app_user (id),
  stored_at timestamptz not null default app_now(),
  check ((parent_kind is null) = (parent_id is null) and (parent_id is null) = (doc_type is null))
);
create index attachment_by_parent on attachment (parent_id, stored_at);
create index attachment_loose on attachment (stored_at) where parent_id is null;
create index attachment_by_content on attachment (sha256);

alter table attachment enable row level security, force row level security;
create policy attachment_to_customer on attachment to landbridge_customer
  using (customer_id = (select app_customer_id()) and audience = 'customer');
create policy attachment_to_staff on attachment to landbridge_staff using (true);
create policy attachment_to_system on attachment to landbridge_system using (true);
grant select, insert, delete on attachment to landbridge_customer;
grant update (parent_kind, parent_id, doc_type) on attachment to landbridge_customer;
grant select, insert, update, delete on attachment to landbridge_staff, landbridge_system;

-- The secret that links to files are signed with: drawn once, never shown.
create table file_link_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into file_link_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
alter table file_link_secret enable row level security, force row level security;
create policy file_link_secret_to_system on file_link_secret to landbridge_system using (true);
grant select on file_link_secret to landbridge_system;
