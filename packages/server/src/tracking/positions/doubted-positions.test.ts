import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { expect, it } from 'vitest'
import { journeyModes, onJourney } from '../journey-fixtures.ts'

it.each(journeyModes)('takes 0°, 0° for no place of cargo by %s, entered or in a file', async (mode) => {
  const { staff, job, journey, locate } = await onJourney(mode)
  const refused = await locate([0, 0], journey.now)
  expect(refused.body.fields).toEqual({ Latitude: 'tracking.no-fix' })
  expect((await locate([0.2, -0.1], journey.now)).status).toBe(422)
  const csv = `ConNo,Latitude,Longitude,Addr,LocationTime,Source\n${journey.partNo},0,0,GPS,2031-02-01 09:00,${journey.source}\n`
  const file = await staff(desk.importPositions, { id: job.jobId, csv })
  expect(file.body.fields).toEqual({ 'Rows.1.Latitude': 'tracking.no-fix' })
})

it.each(journeyModes)(
  'asks about a place that cargo by %s cannot have come to, and keeps it only when told to',
  async (mode) => {
    const { staff, job, journey, locate } = await onJourney(mode)
    const at = new Date(journey.now)
    const before = new Date(at.getTime() - 600_000).toISOString()
    expect((await locate(journey.seen, before)).status).toBe(200)
    const [latitude, longitude] = journey.seen
    const far = { latitude: latitude - 9, longitude: longitude + 9 }
    const doubted = await locate([far.latitude, far.longitude], journey.now)
    expect(doubted.body).toMatchObject({ code: 'tracking.warnings', data: { warnings: ['tracking.faster-than-mode'] } })
    const form = { id: job.jobId, containerNo: journey.partNo, ...far, address: 'On the way', source: journey.source }
    const kept = await staff(desk.savePosition, { ...form, locatedAt: at, keepWarnings: true })
    expect(kept.status).toBe(200)
    const csv = `ConNo,Latitude,Longitude,Addr,LocationTime,Source\n${journey.partNo},${latitude},${longitude},GPS,2031-01-31 09:00,${journey.source}\n${journey.partNo},${far.latitude},${far.longitude},GPS,2031-01-31 09:05,${journey.source}\n`
    const file = await staff(desk.importPositions, { id: job.jobId, csv })
    expect(file.body).toMatchObject({
      code: 'tracking.rows-doubted',
      fields: { 'Rows.2.Latitude': 'tracking.faster-than-mode' },
    })
    expect((await staff(desk.importPositions, { id: job.jobId, csv, keepWarnings: true })).body.data.imported).toBe(2)
  },
)
