import { randomUUID } from 'node:crypto'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { type JobState, jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { foldCounts } from '../platform/list.ts'
import { newWorld } from '../testing/world.ts'

const everything = { ...firstPage, orderState: 'all', lclState: 'all' } as const
const now = '2031-01-15T08:00:00Z'
const hours = (many: number) => new Date(Date.parse(now) + many * 3_600_000)

type Told = {
  state?: JobState
  reference?: string
  from?: string
  to?: string
  cutoffs?: readonly (number | null)[]
  box?: string
  ordered?: number
}

/** A world with two companies whose jobs lie in the database as they are told; a cut-off and an order are told in hours from now. */
async function listWorld() {
  const world = await newWorld(now)
  const tea = await world.customer({ name: '丝路茶叶有限公司', shortName: 'Silk Road Tea' })
  const steel = await world.customer({ name: 'Ural Steel', shortName: 'Ural Steel' })
  async function add(customerId: string, no: string, told: Told = {}) {
    const [bookingId, jobId] = [randomUUID(), randomUUID()]
    const { state = 'opened', reference = null, from = 'CNXIA', to = 'DEDUI', cutoffs = [], box, ordered = -24 } = told
    await world.pool.query(
      `insert into booking (id, booking_no, mode, state, customer_id, form, ordered_at) values ($1, $2, 'R', 'received', $3, '{}', $4)`,
      [bookingId, `R-${no}`, customerId, hours(ordered)],
    )
    const [si, cargo, customs] = [0, 1, 2].map((at) => (cutoffs[at] == null ? null : hours(cutoffs[at])))
    await world.pool.query(
      `insert into work_order (id, job_no, booking_id, booking_no, customer_reference, customer_id, mode, load_type, transport_type, state,
        origin_code, destination_code, etd, promised_eta, eta, ordered_at, si_cutoff, cargo_cutoff, customs_cutoff)
      values ($1, $2, $3, $4, $5, $6, 'R', 'FCL', 'ST-ST', $7, $8, $9, $10, $10, $10, $11, $12, $13, $14)`,
      [
        jobId,
        no,
        bookingId,
        `R-${no}`,
        reference,
        customerId,
        state,
        from,
        to,
        hours(99),
        hours(ordered),
        si,
        cargo,
        customs,
      ],
    )
    if (box)
      await world.pool.query(
        `insert into work_order_part (id, job_id, customer_id, seq, kind, part_no, part_type, owner) values ($1, $2, $3, 1, 'box', $4, '40HQ', 'C')`,
        [randomUUID(), jobId, customerId, box],
      )
  }
  await add(tea.customerId, 'J1', { reference: '龙井茶叶 7', cutoffs: [30, 20, 40], box: 'CSQU3054383', ordered: -1 })
  await add(tea.customerId, 'J2', { to: 'DEHAM', cutoffs: [-5, null, 10], state: 'underway', ordered: -2 })
  await add(tea.customerId, 'J3', { from: 'CNZGZ', cutoffs: [-9, -8, -7], state: 'completed', ordered: -3 })
  await add(steel.customerId, 'J4', { reference: 'PO-77', to: 'RUMOW', cutoffs: [-1, 15, null], ordered: -4 })
  await add(steel.customerId, 'J5', { state: 'cancelled', box: 'CBHU3202732', ordered: -5 })
  const onDesk = async (filter: object = {}) => (await world.staff(desk.list, { ...everything, ...filter })).body.data
  const own = async (who: typeof tea, filter: object = {}) =>
    (await who(jobCalls.railway.list, { ...everything, ...filter })).body.data
  return { ...world, tea, steel, onDesk, own, add }
}
const numbers = ({ items }: { items: readonly { jobNo: string }[] }) => items.map(({ jobNo }) => jobNo)
const sorted = (list: { items: readonly { jobNo: string }[] }) => numbers(list).toSorted()

it('finds a job by any of its numbers, by two characters, by its company, and by a place in each of the four languages', async () => {
  const { onDesk } = await listWorld()
  const found = async (keyword: string) => sorted(await onDesk({ keyword }))
  expect(await found('j2')).toEqual(['J2'])
  expect(await found('R-J3')).toEqual(['J3'])
  expect(await found('po-77')).toEqual(['J4'])
  expect(await found('csqu 3054')).toEqual(['J1'])
  expect(await found('龙井')).toEqual(['J1'])
  expect(await found('龙井茶叶')).toEqual(['J1'])
  expect(await found('茶叶')).toEqual(['J1', 'J2', 'J3'])
  expect(await found('丝路')).toEqual(['J1', 'J2', 'J3'])
  expect(await found('Ural')).toEqual(['J4', 'J5'])
  for (const hamburg of ['汉堡', '漢堡', 'hamburg', 'Гамбург']) expect(await found(hamburg), hamburg).toEqual(['J2'])
  expect(await found('鲸鱼')).toEqual([])
  expect(await found('%')).toEqual([])
})

it('lets a company narrow its own jobs by words and places, and never shows it those of another', async () => {
  const { own, tea, steel } = await listWorld()
  expect(await own(tea)).toMatchObject({ total: 3, counts: { opened: 1, underway: 1, completed: 1, cancelled: 0 } })
  expect(numbers(await own(tea))).toEqual(['J1', 'J2', 'J3'])
  for (const duisburg of ['杜伊斯堡', 'Duisburg', 'Дуйсбург'])
    expect(numbers(await own(tea, { destinationName: duisburg })), duisburg).toEqual(['J1', 'J3'])
  expect(numbers(await own(tea, { originName: '鄭州' }))).toEqual(['J3'])
  expect(numbers(await own(tea, { originCode: 'CNZGZ', originName: 'Berlin' }))).toEqual(['J3'])
  expect(numbers(await own(tea, { keyword: '茶叶' }))).toEqual(['J1'])
  expect(numbers(await own(tea, { keyword: 'csqu3054383' }))).toEqual(['J1'])
  for (const keyword of ['PO-77', 'CBHU', 'Ural', 'J4']) expect((await own(tea, { keyword })).total, keyword).toBe(0)
  expect(numbers(await own(steel, { orderState: 'cancelled' }))).toEqual(['J5'])
})

it('puts the nearest cut-off that is ahead first, and behind those jobs the others by their age', async () => {
  const { onDesk } = await listWorld()
  expect(numbers(await onDesk())).toEqual(['J2', 'J4', 'J1', 'J3', 'J5'])
  expect(numbers(await onDesk({ sortName: 'firstCutoff', sort: 'desc' }))).toEqual(['J1', 'J4', 'J2', 'J3', 'J5'])
  const paged = async (pageIndex: number) => numbers(await onDesk({ pageIndex, pageSize: 2 }))
  expect([await paged(1), await paged(2), await paged(3), await paged(4)]).toEqual([
    ['J2', 'J4'],
    ['J1', 'J3'],
    ['J5'],
    [],
  ])
  expect(await onDesk({ pageIndex: 1000 })).toMatchObject({ items: [], total: 5, counts: { opened: 2 } })
  expect(numbers(await onDesk({ sortName: 'state', sort: 'asc' }))).toEqual(['J1', 'J4', 'J2', 'J3', 'J5'])
  expect(numbers(await onDesk({ sortName: 'state', sort: 'desc' }))).toEqual(['J5', 'J3', 'J2', 'J1', 'J4'])
  for (const sortName of ['jobNo', 'orderedAt'] as const) {
    const asc = numbers(await onDesk({ sortName, sort: 'asc' }))
    expect(numbers(await onDesk({ sortName, sort: 'desc' }))).toEqual(asc.toReversed())
  }
})

it('keeps the counts of its tabs, and names those under which nothing stands', async () => {
  const { onDesk, own, steel, add, pool, db } = await listWorld()
  const none = Object.fromEntries(jobStates.map((state) => [state, 0]))
  const counts = { ...none, opened: 2, underway: 1, completed: 1, cancelled: 1 }
  expect((await onDesk()).counts).toEqual(counts)
  expect((await onDesk({ keyword: 'Ural' })).counts).toEqual({ ...none, opened: 1, cancelled: 1 })
  await add(steel.customerId, 'J6', { state: 'arrived' })
  await pool.query(`update work_order set state = 'underway' where job_no = 'J4'`)
  await db.as(system, (tx) => foldCounts(tx))
  expect((await onDesk()).counts).toEqual({ ...counts, opened: 1, underway: 2, arrived: 1 })
  expect((await own(steel)).counts).toEqual({ ...none, underway: 1, arrived: 1, cancelled: 1 })
})
