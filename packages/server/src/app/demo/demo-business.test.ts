import { isWaybillNo } from '@landbridge/contract/reference/check-digits'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { beforeAll, expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { loadReferenceData, railRoute, stationsAlong } from '../../reference/index.ts'
import { kmBetween } from '../../reference/place/rail-route-rules.ts'
import { newWorld } from '../../testing/world.ts'
import { demoBusiness } from './demo-business.ts'
import { demoGoods } from './demo-goods.ts'

let world: Awaited<ReturnType<typeof newWorld>>
const ask = async <Row extends object>(sql: string) => (await world.pool.query<Row>(sql)).rows

// The business takes seconds to make, and minutes on a machine that is busy with other tests.
beforeAll(async () => {
  world = await newWorld()
  const { db, clock, settings, pool } = world
  // The demo business is made where nobody is known yet.
  await pool.query('delete from app_user')
  await db.as(system, (tx) => loadReferenceData(tx, '2031-01-15', { samples: true }))
  await demoBusiness({ db, clock, settings, password: 'Landbridge-demo-1', bookings: 48, say() {} }).make('whole')
})

it('files goods under their own kind, with names for English and Russian readers', async () => {
  const booked = await ask<{ goods: Record<string, string>; mode: string }>(
    `select form#>'{goods,0}' as goods, mode from booking`,
  )
  expect(booked).toHaveLength(48 + 5 + 5 + 24 + 25 + 8)
  for (const { goods, mode } of booked) {
    const known = demoGoods[goods.goodsName as keyof typeof demoGoods]
    expect(goods).toMatchObject({ categoryId: known.categoryId, hsCode: known.hsCode })
    expect(goods.goodsNameEnglish).toMatch(/^[A-Z][a-z ]+$/)
    // Railways of the east ask for the name in Russian; ports do not.
    if (mode === 'R') expect(goods.goodsNameRussian).toMatch(/^[А-Я][а-я ]+$/)
  }
  expect(demoGoods.家用空调.categoryId).toBe('0201')
})

it('loads what was booked: the packages, the weight within a few per cent, and no more than a box holds', async () => {
  const jobs = await ask<Record<'packages' | 'kg' | 'm3' | 'booked' | 'bookedKg' | 'bookedM3', number>>(`
    select sum(p.packages)::int as packages, sum(p.gross_weight_kg)::float as kg, sum(p.volume_m3)::float as m3,
      (b.form#>>'{goods,0,packages}')::int as booked, (b.form#>>'{goods,0,grossWeightKg}')::float as "bookedKg",
      (b.form#>>'{goods,0,volumeM3}')::float as "bookedM3"
    from work_order w join booking b on b.id = w.booking_id join work_order_part p on p.job_id = w.id
    where w.load_type = 'FCL' and p.part_no is not null group by w.id, b.id`)
  expect(jobs.length).toBeGreaterThan(15)
  for (const { packages, kg, m3, booked, bookedKg, bookedM3 } of jobs) {
    expect(packages).toBe(booked)
    expect(Math.abs(kg / bookedKg - 1)).toBeLessThan(0.03)
    expect(Math.abs(m3 / bookedM3 - 1)).toBeLessThan(0.01)
  }
  const boxes = await ask<{ kg: number; m3: number }>(
    `select p.gross_weight_kg::float as kg, p.volume_m3::float as m3 from work_order_part p
      join work_order w on w.id = p.job_id and w.load_type = 'FCL' where p.part_no is not null`,
  )
  for (const { kg, m3 } of boxes) {
    // A 40HQ carries 26 tonnes on these lines and holds 76 cubic metres; nobody sends one nearly empty.
    expect([kg > 5000 && kg < 26_000, m3 > 15 && m3 < 72]).toEqual([true, true])
  }
})

it('is sold on terms that agree with who pays the freight, and filed under categories that hold its HS codes', async () => {
  const doubts = await ask<{ reason: string }>(
    `select distinct w->>'reason' as reason from booking, jsonb_array_elements(warnings) w`,
  )
  const reasons = doubts.map(({ reason }) => reason)
  for (const reason of ['booking.term-against-payment', 'booking.hs-other-category'])
    expect(reasons).not.toContain(reason)
  const [terms] = await ask<{ kinds: number }>(`select count(distinct form->>'incoterm')::int as kinds from booking`)
  expect(terms?.kinds).toBe(3)
})

it('has trains of 100 to 110 TEU', async () => {
  const [trains] = await ask<object>(
    "select min(capacity) >= 100 as long, max(capacity) <= 110 as real from departure where mode = 'R'",
  )
  expect(trains).toEqual({ long: true, real: true })
})

it('has bookings by air and by road in every state of their life, and offers that wait for an answer', async () => {
  const lives = await ask<{ mode: string; states: string[]; offers: number }>(`
    select mode, array_agg(distinct state order by state) as states,
      (select count(*)::int from change_request r join booking o on o.id = r.booking_id
        where o.mode = b.mode and r.kind = 'offer' and r.state = 'open') as offers
    from booking b where mode in ('A', 'T') group by mode order by mode`)
  const states = [
    'cancelled',
    'completed',
    'draft',
    'received',
    'refused',
    'returned',
    'shipped',
    'stopped',
    'submitted',
  ]
  expect(lives).toEqual([
    { mode: 'A', states, offers: 1 },
    { mode: 'T', states, offers: 1 },
  ])
})

it('has fees in every mode: of a cancellation before, with and after a job, and of an amendment, each agreed to', async () => {
  const fees = await ask<Record<'mode' | 'kind' | 'state' | 'jobs' | 'charged', string>>(`
    select b.mode, r.kind, b.state, coalesce(string_agg(distinct w.state, ' '), '') as jobs,
      coalesce(string_agg(c.charge_code || ' ' || c.amount::float, ' '), '') as charged
    from change_request r join booking b on b.id = r.booking_id
      left join work_order w on w.booking_id = b.id
      left join charge_line c on c.job_id = w.id and c.charge_code in ('AMND', 'CANC')
    where r.state = 'accepted' and r.agreed_fee = r.fee and r.agreed_at is not null
      and (r.kind = 'amendment') = (b.fee is null) and (r.kind = 'amendment' or r.fee = b.fee)
    group by b.id, r.id order by b.mode, r.kind, jobs, charged`)
  const lines = fees.map(({ mode, kind, state, jobs, charged }) => [mode, kind, state, jobs, charged].join('|'))
  const ofMode = (mode: string) => lines.filter((line) => line.startsWith(mode)).map((line) => line.slice(2))
  const cancelled = ['cancellation|cancelled||', 'cancellation|cancelled|cancelled|CANC 180']
  for (const mode of ['A', 'S', 'T']) {
    const [amended, ...others] = ofMode(mode)
    expect([mode, amended]).toEqual([mode, expect.stringMatching(/^amendment\|(shipped|completed)\|\w+\|AMND 60$/)])
    expect([mode, others]).toEqual([mode, cancelled])
  }
  const [amended, ...others] = ofMode('R')
  expect(amended).toMatch(/^amendment\|(shipped|completed)\|\w+\|AMND 60$/)
  expect(others).toEqual([cancelled[0], 'cancellation|cancelled|cancelled|', cancelled[1]])
})

it('flies under waybills with right check digits, over airports in their order, and charges what the warehouse measured', async () => {
  const flown = await ask<{ no: string; chain: string[]; vias: string[] }>(`
    select master_bill_no as no, array(select jsonb_array_elements(head->'viaPlaces')->>'placeCode') as vias,
      array(select event from milestone m where m.job_id = w.id and classifier = 'ACT' order by at) as chain
    from work_order w where mode = 'A' and state in ('arrived', 'completed', 'objected') and master_bill_no is not null`)
  expect(flown.length).toBeGreaterThan(5)
  const start = ['RCVD', 'RCS', 'CUSR-export', 'MAN', 'DEP']
  for (const { no, chain, vias } of flown) {
    expect([no, isWaybillNo(no)]).toEqual([no, true])
    const over = vias.flatMap(() => ['ARR', 'DEP'])
    expect(chain.slice(0, start.length + over.length + 1)).toEqual([...start, ...over, 'ARR'])
  }
  expect(flown.some(({ vias }) => vias.length > 0)).toBe(true)
  const [measured] = await ask<{ received: number; differing: number }>(`
    select count(*)::int as received, count(*) filter (where r.actual_volume_m3 > w.volume_m3 * 1.03)::int as differing
    from warehouse_receipt r join work_order j on j.id = r.job_id and j.mode = 'A' join booking w on w.id = j.booking_id`)
  expect(measured?.received).toBeGreaterThan(8)
  expect(measured?.differing).toBeGreaterThan(0)
})

it('drives in trucks with plates and drivers, seen on the way, each delivered one with its proof', async () => {
  const trucks = await ask<{
    state: string
    plate: string
    driver: string
    next: string
    proof: string
    seen: number
  }>(`
    select w.state, p.part_no as plate, p.facts->>'driverName' as driver, p.facts->>'reloadedIntoId' as next,
      p.facts->>'proofFid' as proof, (select count(*)::int from box_position s where s.job_id = w.id) as seen
    from work_order_part p join work_order w on w.id = p.job_id and w.mode = 'T' where w.state not in ('opened', 'cancelled')`)
  expect(trucks.length).toBeGreaterThan(12)
  for (const { state, plate, driver, next, proof, seen } of trucks) {
    expect(plate).toMatch(/^[\p{Lu}\p{Lo}\d]{6,10}$/u)
    expect(driver).toMatch(/\p{L}+ \p{L}+/u)
    expect([state, seen > 0]).toEqual([state, true])
    if (state === 'completed') expect([plate, !next === !!proof]).toEqual([plate, true])
  }
  expect(trucks.filter(({ next }) => next).length).toBeGreaterThan(2)
})

type Seen = { jobId: string; code: string; at: Date; latitude: number | null; longitude: number | null }
type Way = { id: string; origin: string; destination: string; vias: { placeCode: string }[] }

it('has every train seen at places where they are, in the order of its way, and never back where it has been', async () => {
  const stations = new Map(readRailTerminals().rows.map((row) => [row.PortCd, row]))
  const ways = await ask<Way>(`
    select w.id, w.origin_code as origin, w.destination_code as destination, w.head -> 'viaPlaces' as vias
    from work_order w where w.mode = 'R'`)
  const wayOf = new Map(ways.map(({ id, ...way }) => [id, way]))
  const seen = await ask<Seen>(`
    select p.job_id as "jobId", p.place_code as code, p.at, p.latitude::float, p.longitude::float from box_position p
    join work_order w on w.id = p.job_id and w.mode = 'R'
    union all
    select m.job_id, m.place_code, m.at, null, null from milestone m
    join work_order w on w.id = m.job_id and w.mode = 'R'
    where m.classifier = 'ACT' and m.corrected_at is null and m.event in ('DEPA', 'ARRI', 'ARRI-border', 'CROS')
    order by at`)
  const positions = seen.filter(({ latitude }) => latitude !== null)
  expect(positions.length).toBeGreaterThan(20)
  for (const { code, latitude, longitude } of positions) {
    const station = stations.get(code)
    expect(kmBetween([latitude ?? 0, longitude ?? 0], [station?.Lat ?? 0, station?.Lon ?? 0])).toBeLessThan(5)
  }
  for (const [jobId, sightings] of Map.groupBy(seen, (one) => one.jobId)) {
    const { origin = '', destination = '', vias = [] } = wayOf.get(jobId) ?? {}
    const { points } = railRoute(
      origin,
      vias.map(({ placeCode }) => placeCode),
      destination,
    )
    const passed = [origin, ...stationsAlong(points).map(({ code }) => code), destination]
    const places = sightings.map(({ code }) => (code === destination ? passed.length - 1 : passed.indexOf(code)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

it('keeps a lane of each mode with prices among the favourites of the customer who has most of the data', async () => {
  const kept = await ask<{ account: string; modes: string[] }>(`
    select u.account, array_agg(f.mode order by f.mode) as modes from favourite f join app_user u on u.id = f.user_id group by 1`)
  expect(kept).toEqual([{ account: 'demo', modes: ['A', 'R', 'S', 'T'] }])
})
