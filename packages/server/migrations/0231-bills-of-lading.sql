-- A bill of lading, a waybill or a note of a work order has a life of its own. A row is kept from its first deed on; until then it stands where the job says.
-- Each set is a row: one that was recalled, switched or voided is kept beside the set that counts, which is the last.
create table bill_of_lading (
  id uuid primary key,
  job_id uuid not null references work_order (id),
  customer_id uuid not null references customer (id),
  level text not null,
  seq integer not null,
  set_no integer not null default 1,
  release_kind text not null,
  bill_no text,
  state text not null,
  -- Where it goes back to from a telex order or a release, the last of them last.
  states_before text[] not null default '{}',
  -- How often its draft was sent: the customer answers the last.
  draft_version integer not null default 0,
  originals integer,
  originals_back integer,
  on_board_date date,
  issued_at timestamptz,
  issued_by uuid references app_user (id),
  issue_place text,
  -- What another set says otherwise than the instruction: parties, words of the Incoterm, place of issue.
  switched jsonb,
  deeds jsonb not null default '[]',
  unique (job_id, level, seq, set_no)
);
alter table bill_of_lading enable row level security, force row level security;
create policy bill_of_lading_to_its_customer on bill_of_lading for select to landbridge_customer using (customer_id = (select app_customer_id()));
-- Its customer answers a draft, and does nothing else to a bill.
create policy bill_of_lading_answered_first on bill_of_lading for insert to landbridge_customer
  with check (customer_id = (select app_customer_id()) and state in ('confirmed', 'changeAsked') and set_no = 1
    and issued_at is null and originals is null and on_board_date is null and switched is null
    and exists (select from work_order w where w.id = job_id and w.customer_id = (select app_customer_id())));
create policy bill_of_lading_answered on bill_of_lading for update to landbridge_customer
  using (customer_id = (select app_customer_id()) and state = 'draft')
  with check (customer_id = (select app_customer_id()) and state in ('confirmed', 'changeAsked'));
create policy bill_of_lading_to_staff on bill_of_lading to landbridge_staff using (true);
create policy bill_of_lading_to_system on bill_of_lading to landbridge_system using (true);
grant select, insert, update (state, states_before, deeds) on bill_of_lading to landbridge_customer;
grant select, insert, update on bill_of_lading to landbridge_staff, landbridge_system;

-- Folded for lists and guards: where the least far of the bills stands, whether one of them is out, and the reasons for which the cargo is held.
alter table work_order add column bill_state text not null default 'none';
alter table work_order add column bills_out boolean not null default false;
-- One of several bills is a draft that its customer has not answered, wherever the others stand.
alter table work_order add column draft_waits boolean not null default false;
alter table work_order add column holds jsonb not null default '[]';
-- When the last of its cargo was loaded at the origin, by the milestones; a bill is dated on board by it.
alter table work_order add column loaded_at timestamptz;
-- Its customer answers the draft, and changes nothing else of the work order by that.
grant update (bill_state, bills_out, draft_waits) on work_order to landbridge_customer;

-- A cargo that was given free was freed by its bill.
create function bill_state_of(draft_state text, release_state text) returns text language sql immutable return
  case
    when draft_state = 'issued' and release_state = 'released' then 'released'
    when draft_state = 'sent' then 'draft'
    else draft_state
  end;
create function draft_state_of(bill_state text) returns text language sql immutable return
  case
    when bill_state in ('issued', 'surrendered', 'telexOrdered', 'released') then 'issued'
    when bill_state = 'draft' then 'sent'
    when bill_state = 'void' then 'none'
    else bill_state
  end;
create function hold_of(release_state text, hold_reason text, since timestamptz) returns jsonb language sql stable return
  case when release_state = 'held'
    then jsonb_build_array(jsonb_build_object('kind', coalesce(hold_reason, 'DISPUTE'), 'since', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    else '[]'::jsonb
  end;

update work_order set
    bill_state = bill_state_of(draft_state, release_state),
    bills_out = draft_state = 'issued',
    holds = hold_of(release_state, hold_reason, coalesce((head -> 'release' ->> 'at')::timestamptz, opened_at))
  where draft_state <> 'none' or release_state = 'held';

-- While the release before serves beside this one, each writes its own columns and reads what the other wrote. That one knows no single bills: what it
-- writes is said of each set that counts of the bills that the job travels under.
create function work_order_bills_agree() returns trigger language plpgsql as $$
declare
  is_of_before boolean := new.bill_state is not distinct from old.bill_state;
begin
  if not is_of_before then
    new.draft_state := draft_state_of(new.bill_state);
  elsif new.draft_state is distinct from old.draft_state then
    new.bill_state := bill_state_of(new.draft_state, new.release_state);
    new.bills_out := new.draft_state = 'issued';
  elsif new.release_state is distinct from old.release_state and new.holds is not distinct from old.holds and new.draft_state = 'issued'
      and 'released' in (new.release_state, new.bill_state) then
    new.bill_state := bill_state_of(new.draft_state, new.release_state);
  end if;
  if new.release_state is distinct from old.release_state and new.holds is not distinct from old.holds then
    new.holds := hold_of(new.release_state, new.hold_reason, app_now());
  end if;
  if is_of_before and new.bill_state is distinct from old.bill_state then
    new.draft_waits := new.bill_state = 'draft';
    update bill_of_lading b set
        state = new.bill_state,
        states_before = case new.bill_state when 'released' then '{issued}'::text[] else '{}' end
      where b.job_id = new.id and b.state <> 'void'
        and b.level = case when new.mode = 'S' and new.head ->> 'billKind' = 'M' then 'master' else 'house' end
        and not exists (select from bill_of_lading later
          where (later.job_id, later.level, later.seq) = (b.job_id, b.level, b.seq) and later.set_no > b.set_no);
    if new.bill_state = 'draft' then
      update bill_of_lading b set draft_version = b.draft_version + 1 where b.job_id = new.id and b.state = 'draft';
    end if;
  end if;
  return new;
end $$;
create trigger work_order_bills_agree before update of bill_state, draft_state, release_state on work_order
  for each row execute function work_order_bills_agree();
