-- One row per booking of any mode, drafts among them. The filled-in form is kept whole, under our names; what lists show and sort by stands beside it.
create table booking (
  id uuid primary key,
  -- Given when it is submitted.
  booking_no text unique,
  mode text not null check (mode in ('R', 'S', 'A', 'T', 'M')),
  state text not null,
  state_before_stop text check ((state_before_stop is not null) = (state = 'stopped')),
  -- None for the draft of a user who belongs to no company yet.
  customer_id uuid references customer (id) check (customer_id is not null or state = 'draft'),
  created_by uuid references app_user (id),
  form jsonb not null,
  version integer not null default 1,
  -- How often it was submitted.
  revision integer not null default 0,
  saved_at timestamptz not null default app_now(),
  ordered_at timestamptz check ((ordered_at is null) = (state = 'draft')),
  -- When it was ordered, for drafts when it was begun: the order of every list.
  listed_at timestamptz not null default app_now(),
  -- Since when it waits for an answer of ours.
  waiting_since timestamptz,

  origin_code text,
  destination_code text,
  entry_port_code text,
  load_type text,
  wanted_date date,
  goods_name text,
  hs_code text,
  box_text text,
  customer_reference text,
  packages integer,
  gross_weight_kg numeric(14, 3),
  volume_m3 numeric(14, 3),
  salesperson_id uuid references app_user (id),

  -- The price it was based on, as it was then; and whether one is asked for because there was none or it had ended.
  quote jsonb,
  quote_amount numeric(16, 2),
  quote_currency text,
  to_quote boolean not null default false,
  -- The terms that were accepted with it.
  terms_version integer,
  -- What stands out in it, for the desk: fit, dangerous, documents, price.
  findings text[] not null default '{}',
  -- What the customer was warned of when it was submitted.
  warnings jsonb not null default '[]',
  first_cutoff timestamptz,
  first_cutoff_zone text,

  -- What staff decided: the departure given, the price agreed, the papers asked for.
  operator_id uuid references app_user (id),
  departure_id uuid references departure (id),
  train_no text,
  etd timestamptz,
  etd_zone text,
  eta timestamptz,
  eta_zone text,
  promised_eta timestamptz,
  cutoffs jsonb,
  si_cutoff timestamptz,
  agreed jsonb,
  agreed_amount numeric(16, 2),
  agreed_currency text,
  documents_due jsonb,
  reply_text text,
  returned_fields jsonb,
  lifts jsonb not null default '{}',
  reason_code text,
  closing_note text,
  fee numeric(16, 2),
  fee_currency text,
  open_request text check (open_request in ('cancellation', 'amendment', 'offer')),

  -- How far its jobs have come, folded in as they do.
  atd timestamptz,
  ata timestamptz,
  last_event_code text,
  last_place_code text,
  last_event_at timestamptz,
  job_nos text[] not null default '{}',
  container_nos text[] not null default '{}',
  house_bill_no text,
  -- Its jobs were all completed while it was on hold.
  jobs_done boolean not null default false,

  -- Every number that somebody may look for.
  search_words text not null default ''
);
create index booking_by_customer on booking (customer_id, mode, listed_at desc, id) include (state);
create index booking_of_customer on booking (customer_id, listed_at desc, id) include (state, mode);
create index booking_draft_of_user on booking (created_by) where customer_id is null;
create index booking_queue_by_cutoff on booking (state, first_cutoff, id);
create index booking_queue_by_waiting on booking (state, waiting_since, id);
create index booking_by_time on booking (listed_at desc, id);
create index booking_by_operator on booking (operator_id, state) where operator_id is not null;
create index booking_by_departure on booking (departure_id) where departure_id is not null;
create index booking_by_words on booking using gin (search_words gin_trgm_ops);

alter table booking enable row level security, force row level security;
create policy booking_to_its_customer on booking to landbridge_customer using (customer_id = (select app_customer_id()));
create policy booking_draft_to_its_user on booking to landbridge_newcomer
  using (customer_id is null and created_by = (select app_user_id()))
  with check (state = 'draft' and customer_id is null and created_by = (select app_user_id()));
create policy booking_to_staff on booking to landbridge_staff using (true);
create policy booking_to_system on booking to landbridge_system using (true);
grant select, delete on booking to landbridge_customer;
-- What staff decide, a customer cannot write.
grant insert (id, booking_no, mode, state, customer_id, created_by, form, version, revision, saved_at, ordered_at, listed_at,
  waiting_since, origin_code, destination_code, entry_port_code, load_type, wanted_date, goods_name, hs_code, box_text,
  customer_reference, packages, gross_weight_kg, volume_m3, salesperson_id, quote, quote_amount, quote_currency, to_quote,
  terms_version, findings, warnings, first_cutoff, first_cutoff_zone, jobs_done, search_words) on booking to landbridge_customer;
grant update (booking_no, state, customer_id, form, version, revision, saved_at, ordered_at, listed_at, waiting_since,
  origin_code, destination_code, entry_port_code, load_type, wanted_date, goods_name, hs_code, box_text, customer_reference,
  packages, gross_weight_kg, volume_m3, salesperson_id, quote, quote_amount, quote_currency, to_quote, terms_version, findings, warnings,
  first_cutoff, first_cutoff_zone, search_words, returned_fields, reason_code, closing_note, open_request, jobs_done)
  on booking to landbridge_customer;
grant select, insert, update on booking to landbridge_staff;
grant select, insert, update, delete on booking to landbridge_system;

-- The form as it was submitted, each time.
create table booking_revision (
  booking_id uuid not null references booking (id),
  revision integer not null,
  customer_id uuid not null,
  form jsonb not null,
  quote jsonb,
  submitted_by uuid,
  submitted_at timestamptz not null,
  primary key (booking_id, revision)
);
alter table booking_revision enable row level security, force row level security;
create policy booking_revision_to_customer on booking_revision to landbridge_customer using (customer_id = (select app_customer_id()));
create policy booking_revision_to_staff on booking_revision to landbridge_staff using (true);
create policy booking_revision_to_system on booking_revision to landbridge_system using (true);
grant select, insert on booking_revision to landbridge_customer, landbridge_staff, landbridge_system;

-- What happened to a booking, who did it and when: the time line of its page. Lines are added and never changed.
create table booking_event (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking (id),
  customer_id uuid not null,
  kind text not null,
  at timestamptz not null default app_now(),
  actor text not null,
  user_id uuid,
  -- The figures of its sentence.
  data jsonb not null default '{}',
  note text,
  audience text not null default 'customer' check (audience in ('customer', 'staff'))
);
create index booking_event_by_booking on booking_event (booking_id, at desc, id);
alter table booking_event enable row level security, force row level security;
create policy booking_event_to_customer on booking_event to landbridge_customer
  using (customer_id = (select app_customer_id()) and audience = 'customer');
create policy booking_event_to_staff on booking_event to landbridge_staff using (true);
create policy booking_event_to_system on booking_event to landbridge_system using (true);
grant select, insert on booking_event to landbridge_customer, landbridge_staff, landbridge_system;

-- A change that one side asks of the other: a cancellation or an amendment of an accepted booking, an offer of ours on a submitted one.
create table change_request (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  customer_id uuid not null,
  kind text not null check (kind in ('cancellation', 'amendment', 'offer')),
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  asked_at timestamptz not null,
  asked_by uuid,
  reason_code text,
  note text,
  -- What an amendment asks to change.
  changes jsonb,
  departure_id uuid references departure (id),
  price jsonb,
  fee numeric(16, 2),
  fee_currency text,
  until timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  answer_note text
);
create index change_request_by_booking on change_request (booking_id, asked_at desc);
create unique index change_request_one_open on change_request (booking_id) where state = 'open';
alter table change_request enable row level security, force row level security;
create policy change_request_to_customer on change_request to landbridge_customer using (customer_id = (select app_customer_id()));
create policy change_request_to_staff on change_request to landbridge_staff using (true);
create policy change_request_to_system on change_request to landbridge_system using (true);
grant select, insert on change_request to landbridge_customer;
grant update (state, answered_at, answered_by, answer_note) on change_request to landbridge_customer;
grant select, insert, update on change_request to landbridge_staff, landbridge_system;

-- A form that a company keeps to begin other bookings with.
create table booking_template (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  created_by uuid,
  name text not null,
  form jsonb not null,
  saved_at timestamptz not null default app_now()
);
create index booking_template_by_customer on booking_template (customer_id, saved_at desc, id);
alter table booking_template enable row level security, force row level security;
create policy booking_template_to_customer on booking_template to landbridge_customer using (customer_id = (select app_customer_id()));
create policy booking_template_to_staff on booking_template to landbridge_staff using (true);
create policy booking_template_to_system on booking_template to landbridge_system using (true);
grant select, insert, update, delete on booking_template to landbridge_customer, landbridge_system;
grant select on booking_template to landbridge_staff;

-- The shippers, consignees and others that a company books for again and again.
create table address_book (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  party_type text,
  party_name text not null,
  party jsonb not null,
  saved_at timestamptz not null default app_now()
);
create index address_book_by_customer on address_book (customer_id, party_name, id);
alter table address_book enable row level security, force row level security;
create policy address_book_to_customer on address_book to landbridge_customer using (customer_id = (select app_customer_id()));
create policy address_book_to_staff on address_book to landbridge_staff using (true);
create policy address_book_to_system on address_book to landbridge_system using (true);
grant select, insert, update, delete on address_book to landbridge_customer, landbridge_system;
grant select on address_book to landbridge_staff;
