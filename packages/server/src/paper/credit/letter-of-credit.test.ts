import { instructionDeskEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { clockIn, dayIn } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { describe, expect, it } from 'vitest'
import { instructedWorld } from '../sea-bill-fixtures.ts'
import { lateShipmentOf } from './late-shipment-commands.ts'

const zone = 'Asia/Shanghai'

/** A job by sea under a credit whose latest shipment is the day on which it ships. */
async function creditWorld() {
  const world = await instructedWorld({
    form: { underLetterOfCredit: true, lcNumber: 'LC0815', billClauses: 'CLEAN ON BOARD' },
  })
  const { id } = world.job
  // The booking, which was one by rail, asks for a credit by sea alone.
  await world.pool.query(`update booking set mode = 'S' where id = $1`, [world.bookingId])
  const { etd } = await world.show(id)
  const latest = dayIn(zone, etd)
  const { content, version } = await world.seen()
  const written = { ...content, lcLatestShipment: latest, lcExpiryDate: dayIn(zone, timeAfterDays(etd, 40)) }
  const saved = await world.staff(instruction.save, { id, version, content: asSent(written), submit: false })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const events = async () =>
    (
      await world.pool.query(
        `select data ->> 'day' as day from booking_event where kind = 'shipmentLate' and booking_id = $1 order by at`,
        [world.bookingId],
      )
    ).rows.map(({ day }) => day)
  return {
    ...world,
    etd,
    latest,
    events,
    depart: (days: number) =>
      world.saveHead({ etd: timeAfterDays(etd, days), eta: timeAfterDays(etd, days + 40), keepWarnings: true }),
  }
}

/** What a reader of the instruction sends back of its boxes. */
const asSent = ({ containers, ...content }: { containers: readonly object[] }) =>
  ({
    ...content,
    containers: containers.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(
          ([name]) => !['partKind', 'containerType', 'containerOwner', 'truckPlate'].includes(name),
        ),
      ),
    ),
  }) as never

describe('a job under a letter of credit', () => {
  it('is marked at the desk and told to its customer once it ships after the last day, each later day once', async () => {
    const { job, show, depart, events, etd, latest } = await creditWorld()
    expect((await show(job.id)).lateShipment).toBeUndefined()
    await depart(3)
    const late = { latest, shipsOn: dayIn(zone, timeAfterDays(etd, 3)) }
    expect((await show(job.id)).lateShipment).toEqual(late)
    expect(await events()).toEqual([late.shipsOn])
    await depart(3)
    await depart(5)
    expect(await events()).toEqual([late.shipsOn, dayIn(zone, timeAfterDays(etd, 5))])
    await depart(0)
    expect((await show(job.id)).lateShipment).toBeUndefined()
    expect(await events()).toHaveLength(2)
  })

  it('shows the day of shipment against the credit in its instruction', async () => {
    const { depart, seen, etd } = await creditWorld()
    const reasons = async () => (await seen()).findings.map(({ reason }) => reason)
    expect(await reasons()).not.toContain('booking.lc-shipment-late')
    await depart(3)
    const view = await seen()
    expect(view.shipsOn).toBe(clockIn(zone, timeAfterDays(etd, 3)).slice(0, 10))
    expect(view.findings).toContainEqual(
      expect.objectContaining({ path: 'lcLatestShipment', reason: 'booking.lc-shipment-late', level: 'warn' }),
    )
  })
})

it('ships in time on the last day, and late on the next', () => {
  expect(lateShipmentOf({ latest: '2031-02-15', shipsOn: '2031-02-15' })).toBeUndefined()
  expect(lateShipmentOf({ latest: '2031-02-15', shipsOn: '2031-02-16' })).toEqual({
    latest: '2031-02-15',
    shipsOn: '2031-02-16',
  })
  expect(lateShipmentOf({ latest: undefined, shipsOn: '2031-02-16' })).toBeUndefined()
})

describe('the bill of a credit', () => {
  it('prints the clauses, ports and payment of the instruction, and its counts in words', async () => {
    const { finalise, draft } = await instructedWorld({
      form: {
        serviceTerm: 'CY-CY',
        freightPayableAt: 'SHANGHAI',
        billClauses: 'CLEAN ON BOARD\nL/C NO. LC0815',
        underLetterOfCredit: true,
        lcNumber: 'LC0815',
        lcLatestShipment: '2031-02-15',
        lcExpiryDate: '2031-03-15',
        lcLoadingPort: 'ANY PORT IN CHINA',
      },
    })
    await finalise()
    for (const language of ['en', 'zh-CN', 'zh-TW', 'ru'] as const) {
      const words = await draft(language)
      for (const said of [
        'SAY TWO (2) CONTAINERS ONLY',
        '2×40HQ',
        'CY/CY',
        'SHANGHAI',
        'CLEAN ON BOARD',
        'L/C NO. LC0815',
        'ANY PORT IN CHINA',
      ])
        expect(words, `${language} ${said}`).toContain(said)
    }
    expect(await draft()).toContain('Shipped on board')
  })

  it('says nothing of a credit that nobody instructed', async () => {
    const { finalise, draft } = await instructedWorld()
    await finalise()
    const words = await draft()
    for (const unsaid of ['CLEAN ON BOARD', 'Freight payable at']) expect(words).not.toContain(unsaid)
  })
})
