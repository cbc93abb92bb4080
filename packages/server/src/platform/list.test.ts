import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { system } from './caller.ts'
import { askList, type Condition, either, foldCounts, join, type List, mostCounted, onDays, present } from './list.ts'

type Row = { id: string; bookingNo: string; customerReference?: string }

const allOf = (customerId: string): List => ({
  from: 'booking b',
  key: 'b.id',
  columns: 'b.id, b.booking_no, b.customer_reference',
  where: [['b.customer_id = $1', customerId]],
  order: 'b.listed_at desc',
  page: { pageIndex: 1, pageSize: 20 },
  state: { column: 'b.state', chosen: 'all' },
})

/** Some bookings of a company, every one at its own minute. */
async function bookings(world: Awaited<ReturnType<typeof newWorld>>, many: number, state = `'submitted'`) {
  const { customerId } = await world.customer()
  await world.pool.query(
    `insert into booking (id, booking_no, mode, state, customer_id, form, ordered_at, listed_at)
      select gen_random_uuid(), $1 || n, 'R', ${state}, $2, '{}', now(), now() - n * interval '1 minute' from generate_series(1, ${many}) n`,
    [`${randomUUID()}-`, customerId],
  )
  return customerId
}

it('numbers the values of conditions through, and leaves out what is not asked for', () => {
  expect(join([['a = $1', 1], false, undefined, ['b in ($2, $1)', 2, 3]], 'and')).toEqual([
    'a = $1 and b in ($3, $2)',
    1,
    2,
    3,
  ])
  expect(either(['a = $1', 1])).toEqual(['a = $1', 1])
  expect(either(['a = $1', 1], ['b = $1', 2])).toEqual(['(a = $1 or b = $2)', 1, 2])
  expect(join([], 'and')).toEqual(['true'])
})

it('gives each row in our own spelling, once, on whatever page it stands', async () => {
  const world = await newWorld()
  const list = allOf(await bookings(world, 47))
  const pageOf = (pageIndex: number) =>
    world.db.readAs(system, (tx) => askList<Row>(tx, { ...list, page: { pageIndex, pageSize: 20 } }))
  const pages = [await pageOf(1), await pageOf(2), await pageOf(3)]
  const numbers = pages.flatMap(({ rows }) => rows.map((row) => Number(row.bookingNo.split('-').at(-1))))
  expect(numbers).toEqual(Array.from({ length: 47 }, (_, n) => n + 1))
  expect(pages.map(({ total }) => total)).toEqual([47, 47, 47])
  expect(Object.keys(pages[0]?.rows[0] ?? {})).toEqual(['id', 'bookingNo'])
})

it('counts no further than ten thousand under a filter, and then leaves the tabs without figures', async () => {
  const world = await newWorld()
  const list = allOf(await bookings(world, mostCounted + 5, `case when n <= 3 then 'received' else 'submitted' end`))
  const asked = (chosen: string) =>
    world.db.readAs(system, (tx) => askList<Row>(tx, { ...list, state: { column: 'b.state', chosen } }))
  expect(await asked('all')).toMatchObject({ total: mostCounted, counts: {} })
  expect(await asked('received')).toMatchObject({ total: 3, counts: {} })
  expect((await asked('received')).rows).toHaveLength(3)
})

it('finds by a word what a scan finds, page by page, with its counts; a word that finds too much is met in order', async () => {
  const world = await newWorld()
  const customerId = await bookings(world, mostCounted + 5, `case when n % 5 = 0 then 'received' else 'submitted' end`)
  await world.pool.query(
    `update booking set customer_reference = case when booking_no like '%7' then 'rare' else 'common' end`,
  )
  const asked = (word: string, chosen: string, pageIndex: number) => {
    const ways: Condition[] = [
      ['b.customer_reference ilike $1', `%${word}%`],
      ['b.booking_no ilike $1', `%9${word}`],
    ]
    const list: List = {
      ...allOf(customerId),
      state: { column: 'b.state', chosen },
      page: { pageIndex, pageSize: 20 },
    }
    return world.db.readAs(system, (tx) =>
      Promise.all([
        askList<Row>(tx, { ...list, sought: { ways } }),
        askList<Row>(tx, { ...list, where: [...list.where, either(...ways)] }),
      ]),
    )
  }
  for (const word of ['rare', 'common', 'o', '88', 'nothing'])
    for (const chosen of ['all', 'received', 'submitted'])
      for (const pageIndex of [1, 2, 40]) {
        const [sought, scanned] = await asked(word, chosen, pageIndex)
        expect(sought, `${word}, ${chosen}, page ${pageIndex}`).toEqual(scanned)
      }
})

it('lets ranges follow each other as if they were sorted, on every page and behind the last one', async () => {
  const world = await newWorld()
  const customerId = await bookings(world, 47, `(array['received', 'submitted', 'shipped'])[1 + n % 3]`)
  const list = allOf(customerId)
  const states = ['shipped', 'submitted', 'received']
  const inRanges = states.map((state) => ({ where: `b.state = '${state}'`, order: 'b.listed_at desc' }))
  const sorted = `array_position(array['${states.join(`','`)}'], b.state), b.listed_at desc`
  const asked = (more: Partial<List>, chosen: string, pageIndex: number) =>
    world.db.readAs(system, (tx) =>
      askList<Row>(tx, {
        ...list,
        ...more,
        state: { column: 'b.state', chosen },
        page: { pageIndex, pageSize: 7 },
      }),
    )
  const sought = { ways: [['b.booking_no like $1', '%1%'] as const] }
  for (const chosen of ['all', 'received'])
    for (const pageIndex of [1, 2, 3, 4, 7, 8, 100]) {
      const page = `${chosen}, page ${pageIndex}`
      expect(await asked({ order: inRanges }, chosen, pageIndex), page).toEqual(
        await asked({ order: sorted }, chosen, pageIndex),
      )
      expect(await asked({ order: inRanges, sought }, chosen, pageIndex), `${page}, sought`).toEqual(
        await asked({ order: sorted, where: [...list.where, ...sought.ways] }, chosen, pageIndex),
      )
    }
  const common = await asked({ order: inRanges, sought: { ...sought, isCommon: true } }, 'all', 1)
  expect(common.rows).toEqual((await asked({ order: inRanges, sought }, 'all', 1)).rows)
  expect(await asked({}, 'all', 100)).toEqual({
    rows: [],
    counts: { received: 15, shipped: 16, submitted: 16 },
    modeCounts: {},
    total: 47,
  })
})

it('keeps counts that are those of the rows, whatever is written, moved, taken away and folded', async () => {
  const world = await newWorld()
  const companies = [(await world.customer()).customerId, (await world.customer()).customerId]
  const company = fc.nat({ max: 1 }).map((n) => companies[n] ?? '')
  const state = fc.constantFrom('draft', 'submitted', 'received')
  const change = fc.oneof(
    fc.record({ kind: fc.constant('add'), customer: company, state }),
    fc.record({ kind: fc.constant('move'), customer: company, state }),
    fc.record({ kind: fc.constant('take'), customer: company, state }),
    fc.record({ kind: fc.constant('fold'), customer: company, state }),
  )
  const asSystem = (text: string, values: unknown[] = []) => world.db.as(system, (tx) => tx.ask(text, values))
  const deeds: Record<string, (customer: string, at: string) => Promise<unknown>> = {
    add: (customer, index) =>
      asSystem(
        `insert into booking (id, mode, state, customer_id, form, ordered_at)
          select gen_random_uuid(), 'R', $1, $2, '{}', case when $1 <> 'draft' then app_now() end from generate_series(1, 3)`,
        [index, customer],
      ),
    move: (customer, index) =>
      asSystem(
        `update booking set state = $1, ordered_at = case when $1 <> 'draft' then app_now() end
          where id in (select id from booking where customer_id = $2 order by id limit 2)`,
        [index, customer],
      ),
    take: (customer) =>
      asSystem('delete from booking where id in (select id from booking where customer_id = $1 order by id limit 1)', [
        customer,
      ]),
    fold: () => world.db.as(system, (tx) => foldCounts(tx)),
  }
  const kept = `select customer_id, state, sum(many)::int as count from list_count where thing = 'booking'
    group by 1, 2 having sum(many) <> 0 order by 1, 2`
  const counted = 'select customer_id, state, count(*)::int as count from booking group by 1, 2 order by 1, 2'
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      for (const one of changes) await deeds[one.kind]?.(one.customer, one.state)
      expect(await asSystem(kept)).toEqual(await asSystem(counted))
    }),
    { numRuns: 15 },
  )
  await deeds.fold?.('', '')
  const lines = await asSystem('select 1 from list_count group by thing, customer_id, mode, state having count(*) > 1')
  expect(lines).toEqual([])
})

it('takes a day from its first to its last minute in Shanghai, whatever clock the database keeps', async () => {
  const world = await newWorld()
  const { customerId } = await world.customer()
  const minutes = ['15:59', '16:01', '15:59', '16:01'].map((utc, n) => `2031-01-${n < 2 ? 14 : 15}T${utc}:00Z`)
  await world.pool.query(
    `insert into booking (id, booking_no, mode, state, customer_id, form, ordered_at, listed_at)
      select gen_random_uuid(), to_char(at at time zone 'Asia/Shanghai', 'DD HH24:MI'), 'R', 'submitted', $1, '{}', at, at
        from unnest($2::timestamptz[]) at`,
    [customerId, minutes],
  )
  const found = async (from?: string, to?: string, zone = 'UTC') => {
    const where = present([...allOf(customerId).where, ...onDays('b.listed_at', from, to)])
    const { rows } = await world.db.readAs(system, async (tx) => {
      await tx.ask(`select set_config('timezone', $1, true)`, [zone])
      return askList<Row>(tx, { ...allOf(customerId), where })
    })
    return rows.map(({ bookingNo }) => bookingNo).toSorted()
  }
  for (const zone of ['UTC', 'Asia/Shanghai', 'America/New_York']) {
    expect(await found('2031-01-15', '2031-01-15', zone)).toEqual(['15 00:01', '15 23:59'])
    expect(await found('2031-01-16', undefined, zone)).toEqual(['16 00:01'])
    expect(await found(undefined, '2031-01-14', zone)).toEqual(['14 23:59'])
  }
})

it('counts the modes under the open tab and the tabs in the chosen mode, with kept counts, counted ones and those of a word', async () => {
  const world = await newWorld()
  const customerId = await bookings(world, 12, `case when n <= 5 then 'received' else 'submitted' end`)
  await world.pool.query(
    `update booking set mode = case when right(booking_no, 1) in ('2', '4', '6') then 'S' else 'R' end, customer_reference = 'tea'`,
  )
  const every: List = { ...allOf(customerId), mode: { column: 'b.mode', chosen: 'S' } }
  const ways: Condition[] = [['b.customer_reference = $1', 'tea']]
  const lists: List[] = [every, { ...every, sought: { ways } }, { ...every, kept: { thing: 'booking', customerId } }]
  for (const list of lists) {
    const asked = (chosen: string) =>
      world.db.readAs(system, (tx) => askList<Row>(tx, { ...list, state: { column: 'b.state', chosen } }))
    // Sea has the numbers 2, 4, 6 and 12: two of them are received.
    const received = await asked('received')
    expect(received).toMatchObject({ counts: { received: 2, submitted: 2 }, modeCounts: { S: 2, R: 3 }, total: 2 })
    expect(received.rows).toHaveLength(2)
    expect(await asked('all')).toMatchObject({ modeCounts: { S: 4, R: 8 }, total: 4 })
  }
})
