import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { acceptedJob, anotherJob, boxes } from '../tracking-fixtures.ts'

const keep = { keepWarnings: true, reason: 'So told' } as const
const happening = 'atd, ata, last_event_code, last_place_code, last_event_at'

/** A booking that two jobs carry out, and what it and they say of where the cargo is. */
async function twoJobs() {
  const world = await newWorld('2031-02-28T15:00:00Z')
  const { customerId } = await world.customer()
  const first = await acceptedJob(world.pool, { customerId })
  const second = await anotherJob(world.pool, first, { customerId, jobNo: 'JR3101-SECND', boxNos: ['TGHU1234562'] })
  const rows = async (table: string, column: string) =>
    (await world.pool.query(`select ${happening} from ${table} where ${column} = $1`, [first.bookingId])).rows
  return {
    ...world,
    jobs: [first.jobId, second.jobId] as const,
    booking: async () => (await rows('booking', 'id'))[0],
    workOrders: () => rows('work_order', 'booking_id'),
    entries: async (id: string) =>
      (await world.staff(desk.list, { id })).body.data.lines.flatMap(({ step, entries }) =>
        entries.filter(({ correctedAt }) => !correctedAt).map((entry) => ({ ...entry, step })),
      ),
  }
}

/** The sum of the jobs: gone with the first, there with the last, and the newest thing that happened. */
function jobsTogether(jobs: Awaited<ReturnType<Awaited<ReturnType<typeof twoJobs>>['workOrders']>>) {
  const sorted = (name: string) =>
    jobs
      .map((job) => job[name])
      .filter(Boolean)
      .toSorted((a, b) => a - b)
  const newest = jobs.filter((job) => job.last_event_at).toSorted((a, b) => b.last_event_at - a.last_event_at)[0]
  return {
    atd: sorted('atd')[0] ?? null,
    ata: sorted('ata').length === jobs.length ? sorted('ata').at(-1) : null,
    last_event_code: newest?.last_event_code ?? null,
    last_place_code: newest?.last_place_code ?? null,
    last_event_at: newest?.last_event_at ?? null,
  }
}

it('takes back from the booking what was taken back from its job', async () => {
  const { staff, jobs, booking, entries } = await twoJobs()
  const [id] = jobs
  const gateIn = new Date('2031-02-02T08:00:00Z')
  await staff(desk.save, { id, step: 'GTIN.origin', classifier: 'ACT', at: gateIn, ...keep })
  expect(await booking()).toMatchObject({ last_event_code: 'GTIN', last_place_code: 'CNXIA', last_event_at: gateIn })
  const [entry] = await entries(id)
  await staff(desk.correct, { id: entry?.id ?? '', takenBack: true, ...keep })
  expect(await booking()).toEqual({
    atd: null,
    ata: null,
    last_event_code: null,
    last_place_code: null,
    last_event_at: null,
  })
})

const steps = ['STUF.origin', 'GTIN.origin', 'DEPA.origin', 'ARRI.border1', 'ARRI.destination', 'GTOT.destination']
const command = fc.record({
  verb: fc.constantFrom('record', 'record', 'correct', 'withdraw'),
  job: fc.constantFrom(0, 1),
  step: fc.constantFrom(...steps),
  box: fc.option(fc.constantFrom(...boxes), { nil: undefined }),
  minute: fc.integer({ min: 0, max: 30_000 }),
  which: fc.nat(20),
})

it('keeps booking and jobs of one mind, whatever is recorded, corrected and withdrawn in whatever order', async () => {
  let changes = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 9 }), async (commands) => {
      const { staff, jobs, booking, workOrders, entries } = await twoJobs()
      for (const { verb, job, step, box, minute, which } of commands) {
        const id = jobs[job] ?? ''
        const at = new Date(Date.UTC(2031, 1, 3, 0, minute))
        const containerNos = box && job === 0 ? [box] : []
        const standing = verb === 'record' ? [] : await entries(id)
        const entry = standing[which % Math.max(standing.length, 1)]
        if (verb !== 'record' && !entry) continue
        const reply =
          verb === 'record'
            ? await staff(desk.save, { id, step, classifier: 'ACT', at, containerNos, ...keep })
            : await staff(desk.correct, {
                id: entry?.id ?? '',
                takenBack: verb === 'withdraw',
                ...(verb === 'correct' && { at }),
                ...keep,
              })
        if (reply.status === 200) changes++
        expect([200, 409]).toContain(reply.status)
        expect(await booking()).toEqual(jobsTogether(await workOrders()))
      }
    }),
    { numRuns: 8, seed: 20310203 },
  )
  expect(changes).toBeGreaterThan(20)
})
