-- A company that books with us.
create table customer (
  id uuid primary key,
  name text not null,
  name_english text,
  short_name text not null,
  country_code text,
  tax_no text,
  address text,
  phone text,
  certification text not null default 'none' check (certification in ('none', 'underReview', 'certified')),
  certification_reason text,
  certification_asked_at timestamptz,
  salesperson_id uuid references app_user (id),
  credit_limit numeric(16, 2),
  credit_currency text,
  credit_term_days integer,
  credit_term_from text check (credit_term_from in ('bill', 'monthEnd', 'departure', 'invoice')),
  -- Null bills in the original currencies.
  settle_currency text,
  billing_per text not null default 'shipment' check (billing_per in ('shipment', 'month')),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  check ((credit_limit is null) = (credit_currency is null))
);
create index customer_by_age on customer (created_at desc, id);
create index customer_by_certification on customer (certification, created_at desc, id);
create index customer_by_salesperson on customer (salesperson_id, created_at desc, id);

-- What a company owes and who serves it are decided by staff: a customer cannot write these columns.
alter table customer enable row level security, force row level security;
create policy customer_to_itself on customer to landbridge_customer using (id = (select app_customer_id()));
create policy customer_to_staff on customer to landbridge_staff using (true);
create policy customer_to_system on customer to landbridge_system using (true);
grant select on customer to landbridge_customer;
grant insert (id, name, name_english, short_name, country_code, tax_no, address, phone, settle_currency, billing_per, created_at)
  on customer to landbridge_customer;
grant update (name, name_english, short_name, country_code, tax_no, address, phone, settle_currency, billing_per,
  certification, certification_reason, certification_asked_at, version) on customer to landbridge_customer;
grant select, insert, update on customer to landbridge_staff, landbridge_system;

alter table app_user add foreign key (customer_id) references customer (id);
