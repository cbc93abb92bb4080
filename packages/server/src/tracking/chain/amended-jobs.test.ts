import { bookingDeskEndpoints as booking } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { boxNos, jobWorld } from '../../workorder/workorder-fixtures.ts'

const boxes = (containerQty: number): AmendmentChanges['boxes'] => [
  { containerType: '40HQ', containerQty, containerOwner: 'C', containerCargoKg: '18272.5' },
]

const oneBox: AmendmentChanges = { boxes: boxes(1), goods: railForm({ boxes: boxes(1) }).goods }

/** A job that was opened from an accepted booking, and an amendment of it that is asked and granted. */
async function amendWorld() {
  const world = await jobWorld()
  const { staff, shipper, bookingId } = world
  const job = await world.open()
  const times = {
    etd: new Date('2031-01-29T04:00:00Z'),
    eta: new Date('2031-02-13T10:00:00Z'),
    siCutoff: new Date('2031-01-26T04:00:00Z'),
    cargoCutoff: new Date('2031-01-27T04:00:00Z'),
    customsCutoff: new Date('2031-01-28T04:00:00Z'),
  }
  const { id } = await world.anotherTrain({ departureNo: 'X8005', ...times })
  const version = async () => (await world.shown(bookingId)).version
  /** We grant it at a fee, and the customer agrees to that: it is carried out with the consent. */
  const agree = async (requestId: string, fee: object) => {
    const seen = async () => ({ id: bookingId, version: await version(), requestId })
    expect((await staff(booking.amend, { ...(await seen()), ...fee, answer: 'askFee' })).status).toBe(200)
    return shipper(calls.answer, { ...(await seen()), answer: 'accept' })
  }
  return {
    ...world,
    agree,
    job,
    later: { id, ...times },
    version,
    async amend(changes: AmendmentChanges, said: object = {}) {
      const asked = await shipper(calls.amend, { id: bookingId, version: await version(), changes })
      expect(asked.status, JSON.stringify(asked.body)).toBe(200)
      const [request] = (await world.shown(bookingId)).requests
      const requestId = request?.id ?? ''
      if ('fee' in said) return agree(requestId, said)
      return staff(booking.amend, { id: bookingId, version: await version(), requestId, answer: 'accept', ...said })
    },
    async planned(step: string) {
      const { lines } = (await staff(trackingDeskEndpoints.list, { id: job.id })).body.data
      return lines.find((line) => line.step === step)?.plannedAt
    },
  }
}

const receivable = ({ charges }: JobDeskDetail) =>
  charges.filter(({ side }) => side === 'R').map(({ chargeCode, amount }) => [chargeCode, Number(amount)])

it('takes an amendment to the job in the same deed: departure, cut-offs, boxes, plan, and its fee as a charge', async () => {
  const { amend, job, later, show, shown, planned, bookingId } = await amendWorld()
  expect(await planned('DEPA.origin')).toEqual(job.etd)
  const freight = receivable(job).find(([code]) => code === 'RAILF')?.[1] as number
  const granted = await amend(
    { wantedDate: '2031-01-29', boxes: boxes(3) },
    { departureId: later.id, fee: '100', feeCurrency: 'USD' },
  )
  expect(granted.status, JSON.stringify(granted.body)).toBe(200)

  const after = await show(job.id)
  expect(after).toMatchObject({
    departureNo: 'X8005',
    etd: later.etd,
    eta: later.eta,
    promisedEta: later.eta,
    siCutoff: later.siCutoff,
    boxText: '3*40HQ',
  })
  expect([await planned('DEPA.origin'), await planned('ARRI.destination')]).toEqual([later.etd, later.eta])
  expect(receivable(after)).toContainEqual(['AMND', 100])
  expect(receivable(after)).toContainEqual(['RAILF', (freight / 2) * 3])

  const seen = await shown(bookingId)
  expect(seen.requests[0]).toMatchObject({ requestState: 'accepted', fee: '100.00', feeCurrency: 'USD' })
  expect(seen.agreed?.lines.map(({ chargeCode }) => chargeCode)).toContain('AMND')
  const charged = sumsPerCurrency(after.charges.filter(({ side }) => side === 'R'))
  expect(seen.agreed?.totals).toEqual(charged)
})

it('keeps the fee of an earlier amendment when the next one is priced anew', async () => {
  const { amend, job, show } = await amendWorld()
  expect((await amend({ boxes: boxes(3) }, { fee: '100', feeCurrency: 'USD' })).status).toBe(200)
  expect((await amend(oneBox, { fee: '60', feeCurrency: 'USD' })).status).toBe(200)
  const fees = receivable(await show(job.id)).filter(([code]) => code === 'AMND')
  expect(fees).toEqual([
    ['AMND', 100],
    ['AMND', 60],
  ])
  expect((await show(job.id)).boxText).toBe('1*40HQ')
})

it('refuses to take a container away of which something is said, and then changes nothing', async () => {
  const { amend, job, show, staff, shown, bookingId } = await amendWorld()
  for (const [index, containerNo] of boxNos.entries()) {
    const { version, containers } = await show(job.id)
    const containerId = containers[index]?.id
    await staff(desk.saveContainer, { id: job.id, version, containerId, containerNo, keepWarnings: true })
  }
  const refused = await amend(oneBox)
  expect(refused).toMatchObject({ status: 409, body: { code: 'workorder.boxes-filled' } })
  expect((await show(job.id)).boxText).toBe('2*40HQ')
  expect((await shown(bookingId)).boxText).toBe('2*40HQ')
})

it('tells a job the weight that is booked now, but for the box that staff have weighed', async () => {
  const { amend, job, show, staff } = await amendWorld()
  const { version, containers } = await show(job.id)
  const [first] = containers
  const weighed = { containerId: first?.id, containerNo: boxNos[0], grossWeightKg: '18100', keepWarnings: true }
  expect((await staff(desk.saveContainer, { id: job.id, version, ...weighed })).status).toBe(200)
  const [booked] = boxes(2) ?? []
  expect((await amend({ boxes: [{ ...booked, containerCargoKg: '19000' }] })).status).toBe(200)
  expect((await show(job.id)).containers.map(({ grossWeightKg }) => Number(grossWeightKg))).toEqual([18100, 19000])
})

it('leaves a charge that people have changed as it is, against the price that stands now', async () => {
  const { amend, job, show, staff } = await amendWorld()
  const freight = job.charges.find(({ chargeCode }) => chargeCode === 'RAILF')
  if (!freight) throw new Error('no freight')
  const { chargeCode, currency, unit, quantity, recordedOn } = freight
  await staff(desk.saveCharge, {
    id: job.id,
    version: job.version,
    chargeId: freight.id,
    side: 'R',
    chargeCode,
    currency,
    unit,
    quantity,
    recordedOn,
    unitPrice: '9000',
    diffReason: 'Overtime of the crane',
  })
  expect((await amend({ boxes: boxes(3) })).status).toBe(200)
  const after = (await show(job.id)).charges.filter((one) => one.chargeCode === 'RAILF')
  expect(after).toMatchObject([{ unitPrice: '9000.0000', diffReason: 'Overtime of the crane' }])
  expect(Number(after[0]?.quotedAmount)).toBeGreaterThan(Number(freight.amount))
})

it('leaves nothing to be paid for a cancelled booking but the fee', async () => {
  const { job, show, shipper, agree, shown, version, bookingId } = await amendWorld()
  const fee = { fee: '300', feeCurrency: 'USD' }
  await shipper(calls.cancel, { id: bookingId, version: await version(), reasonCode: 'PLAN' })
  const gone = await agree((await shown(bookingId)).requests[0]?.id ?? '', fee)
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  expect(receivable(await show(job.id))).toEqual([['CANC', 300]])
})
