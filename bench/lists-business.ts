import type { Client } from 'pg'
import { hashPassword } from '../packages/server/src/access/user/password.ts'

/** The password of the people whom the bench logs in. */
export const benchPassword = 'Landbridge-demo-1'
/** How many bookings stand with the company that asks, whatever stands with all. */
export const own = 1_000

/** Fills an empty database with a business of so many bookings, and with what stands beside them at a size that fits. Answers the company that asks. */
export async function fillBusiness(db: Client, bookings: number): Promise<string> {
  // Neither triggers nor indexes at work while a million rows go in: both come after.
  await db.query('set session_replication_role = replica')
  const indexes = await dropIndexes(db)
  const customerId = await fillPeople(db)
  await fillBookings(db, bookings, customerId)
  await fillJobs(db)
  await fillRest(db, bookings)
  for (const one of indexes) await db.query(one)
  await db.query('set session_replication_role = origin')
  for (const thing of ['booking', 'work_order'])
    await db.query(
      `insert into list_count (thing, customer_id, mode, state, many)
        select '${thing}', customer_id, mode, state, count(*) from ${thing} group by customer_id, mode, state`,
    )
  await db.query('vacuum analyze')
  return customerId
}

const filled = ['booking', 'work_order', 'work_order_container', 'work_order_part', 'audit_entry']

async function dropIndexes(db: Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid::regclass::text = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [filled],
  )
  for (const { name } of rows) await db.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function fillPeople(db: Client): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into customer (id, name, short_name, name_english, tax_no, created_at)
      select gen_random_uuid(), (array['华通', '远达', '丝路', '天山', '长江'])[1 + n % 5] || '贸易' || n, 'C' || n, 'Company ' || n,
        '91610' || lpad(n::text, 10, '0'), now() - n * interval '1 hour' from generate_series(1, 2000) n returning id`,
  )
  const customerId = rows[0]?.id ?? ''
  const hash = await hashPassword(benchPassword)
  await db.query(
    `insert into app_user (id, kind, customer_id, company_role, account, password_hash, real_name)
      values (gen_random_uuid(), 'customer', $1, 'owner', 'bench', $2, 'Chen Mei')`,
    [customerId, hash],
  )
  await db.query(
    `insert into app_user (id, kind, account, password_hash, real_name, duties)
      select gen_random_uuid(), 'staff', 'clerk' || n, $1, 'Wang Jun ' || n, '{administrator}' from generate_series(1, 50) n`,
    [hash],
  )
  await db.query(
    `insert into app_user (id, kind, customer_id, company_role, account, real_name, created_at)
      select gen_random_uuid(), 'customer', id, 'member', 'user' || row_number() over (), '李' || row_number() over (), now() - random() * interval '900 days'
      from customer, generate_series(1, 10)`,
  )
  return customerId
}

/** Every `step`-th booking is the asking company's; the others are spread over all. Half of them go by rail, half by sea. */
async function fillBookings(db: Client, bookings: number, customerId: string): Promise<void> {
  const step = bookings / own
  await db.query(
    `with company as (select array_agg(id order by id = $1 desc, id) as ids from customer),
      staff as (select array_agg(id) as ids from app_user where kind = 'staff')
    insert into booking (id, booking_no, mode, state, customer_id, created_by, operator_id, form, ordered_at, listed_at, saved_at, first_cutoff,
      first_cutoff_zone, waiting_since, origin_code, destination_code, entry_port_code, load_type, wanted_date, goods_name, box_text,
      customer_reference, packages, gross_weight_kg, volume_m3, job_nos, container_nos, search_words)
    select gen_random_uuid(), no, mode, state, customer_id, staff.ids[1 + n % 50], case when n % 3 > 0 then staff.ids[1 + n % 50] end,
      jsonb_build_object('goods', jsonb_build_array(jsonb_build_object('goodsName', goods))), at, at, at,
      at + interval '7 days', 'Asia/Shanghai', at, origin, destination, case mode when 'R' then 'CNHRS' end, 'FCL', (at + interval '10 days')::date, goods, '1*40HQ', 'PO-' || n, 420, 18640, 64.2,
      case when state = 'submitted' then '{}' else array['J' || no || '-01'] end,
      case when state = 'submitted' then '{}' else array[box] end,
      concat_ws(' ', no, 'PO-' || n, case when state <> 'submitted' then 'J' || no || '-01 ' || box end, goods)
    from (
      select n, mode, mode || to_char(at, 'YYMMDD') || '-' || upper(lpad(to_hex(n::bigint * 2654435761 % 268435456), 7, '0')) as no,
        (array['submitted', 'received', 'shipped', 'completed', 'completed'])[1 + (n / ${step}) % 5] as state,
        case when n % ${step} = 0 then company.ids[1] else company.ids[2 + n % 1999] end as customer_id, at,
        case mode when 'R' then (array['CNXIA', 'CNCKG', 'CNCTU', 'CNZGZ'])[1 + n % 4] else (array['CNSHA', 'CNNGB', 'CNYTN', 'CNTAO'])[1 + n % 4] end as origin,
        case mode when 'R' then (array['DEHAM', 'DEDUI', 'PLMAA', 'RUMOW'])[1 + n / 4 % 4] else (array['DEHAM', 'NLRTM', 'BEANR', 'USLAX'])[1 + n / 4 % 4] end as destination,
        (array['Washing machines', '洗衣机', '茶叶', 'Solar panels', '汽车零件', 'Toys', '太阳能电池板', 'Tumble dryers', '服装', 'Steel pipes'])[1 + n / 7 % 10] as goods,
        'MSKU' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0') as box
      from generate_series(1, ${bookings}) n, company, lateral (select now() - n * interval '${Math.ceil(1_000_000 / bookings)} minutes' as at, (array['R', 'S'])[1 + n / ${step} / 5 % 2] as mode) age) made, staff`,
    [customerId],
  )
}

async function fillJobs(db: Client): Promise<void> {
  await db.query(
    `insert into work_order (id, job_no, booking_id, booking_no, customer_reference, customer_id, mode, load_type, transport_type, state,
      origin_code, destination_code, entry_port_code, operator_id, etd, promised_eta, eta, si_cutoff, cargo_cutoff, customs_cutoff, ordered_at, last_event_code, last_place_code, last_event_at)
    select gen_random_uuid(), job_nos[1], id, booking_no, customer_reference, customer_id, mode, 'FCL', 'Q',
      case state when 'received' then 'opened' when 'shipped' then 'underway' else 'completed' end,
      origin_code, destination_code, entry_port_code, operator_id, listed_at + interval '12 days', listed_at + interval '30 days', listed_at + interval '30 days',
      listed_at + interval '9 days', listed_at + interval '10 days', listed_at + interval '11 days', listed_at, 'DEPA', origin_code, listed_at + interval '12 days'
    from booking where state <> 'submitted'`,
  )
  await db.query(
    `insert into work_order_container (id, job_id, customer_id, seq, container_no, container_type, container_owner)
    select gen_random_uuid(), w.id, w.customer_id, 1, b.container_nos[1], '40HQ', 'C' from work_order w join booking b on b.id = w.booking_id`,
  )
  // What a trigger keeps alike while the release before may still run.
  await db.query(
    'insert into work_order_part select part.* from work_order_container old, work_order_part_of(old) part',
  )
}

async function fillRest(db: Client, bookings: number): Promise<void> {
  await db.query(
    `insert into audit_entry (at, actor, user_id, customer_id, action, thing, thing_id)
    select at, 'staff', operator_id, customer_id, 'booking.receive', 'booking', id::text from (select *, listed_at as at from booking) b`,
  )
  await db.query(
    `insert into tariff (id, lineage, revision, line_no, mode, state, origin_code, destination_code, entry_port_code, valid_from, valid_to, currency, terms)
    select gen_random_uuid(), gen_random_uuid(), 1, 'RT' || lpad(n::text, 6, '0'), 'R', 'published',
      (array['CNXIA', 'CNCKG', 'CNCTU', 'CNZGZ'])[1 + n % 4], (array['DEHAM', 'DEDUI', 'PLMAA', 'RUMOW'])[1 + n / 4 % 4], 'CNHRS',
      current_date - n % 400, current_date - n % 400 + 30, 'USD', '{}' from generate_series(1, ${Math.min(bookings, 20_000)}) n`,
  )
  await db.query(
    `insert into departure (id, mode, departure_no, origin_code, destination_code, entry_port_code, etd, eta, departs_on, origin_zone, destination_zone,
      si_cutoff, cargo_cutoff, customs_cutoff, capacity, capacity_left, train_no, slots_total, slots_left)
    select gen_random_uuid(), 'R', 'X' || (8000 + n % 900), (array['CNXIA', 'CNCKG', 'CNCTU', 'CNZGZ'])[1 + n % 4], (array['DEHAM', 'DEDUI', 'PLMAA', 'RUMOW'])[1 + n / 4 % 4], 'CNHRS',
      at, at + interval '18 days', at::date, 'Asia/Shanghai', 'Europe/Berlin', at - interval '3 days', at - interval '2 days', at - interval '1 day', 100, n % 100,
      'X' || (8000 + n % 900), 100, n % 100
    from generate_series(1, ${Math.min(bookings, 20_000)}) n, lateral (select now() + (n - 15000) * interval '1 hour' as at) time`,
  )
}
