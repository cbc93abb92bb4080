import { departureDeskEndpoints as departures } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { departureWeekEndpoints } from '@landbridge/contract/pricing/departure-week-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { departureForm } from '../pricing-fixtures.ts'

const { week } = departureWeekEndpoints
const page = { pageIndex: 1, pageSize: 20 }
const hourMs = 3_600_000
type Staff = Awaited<ReturnType<typeof newWorld>>['staff']

async function plan(staff: Staff, etd: string, changes: Parameters<typeof departureForm>[0] & { mode?: 'S' } = {}) {
  const { mode, ...form } = changes
  const at = new Date(etd)
  const cutoff = new Date(at.getTime() - 48 * hourMs)
  const times = { etd: at, eta: new Date(at.getTime() + 300 * hourMs) }
  const cutoffs = { siCutoff: cutoff, cargoCutoff: cutoff, customsCutoff: cutoff, ...(mode && { vgmCutoff: cutoff }) }
  const reply = await staff(departures.save, {
    ...departureForm({ ...times, ...cutoffs, ...form }),
    ...(mode && { serviceModeId: mode }),
  })
  expect(reply.status).toBe(200)
  return reply.body.data
}

const sailing = { mode: 'S', originCode: 'CNSHA', destinationCode: 'DEHAM', entryPortCode: null } as const

it('shows the week of a day from Monday to Sunday, the next departure first, each by the day at its origin', async () => {
  const { staff } = await newWorld()
  // Half past midnight on Monday in Xi'an is still Sunday in Greenwich.
  await plan(staff, '2031-01-19T16:30:00Z', { departureNo: 'X8001' })
  await plan(staff, '2031-01-26T15:30:00Z', { departureNo: 'X8007' })
  await plan(staff, '2031-01-26T16:30:00Z', { departureNo: 'X8009' })
  const shown = (await staff(week, { ...page, weekOf: '2031-01-23' })).body.data
  expect(shown).toMatchObject({ startDate: '2031-01-20', endDate: '2031-01-26', total: 1, modeCounts: { R: 2 } })
  expect(shown.items).toMatchObject([
    { departureName: 'X8001', departsOn: '2031-01-20', etdZone: 'Asia/Shanghai', originName: '西安' },
    { departureName: 'X8007', departsOn: '2031-01-26', destinationName: '杜伊斯堡', entryPortName: '霍尔果斯' },
  ])
  expect((await staff(week, { ...page, weekOf: '2031-01-27' })).body.data.items).toMatchObject([
    { departureName: 'X8009' },
  ])
})

it('shows the present week unless another is named, with what is booked, closed, gone and cancelled', async () => {
  const { staff } = await newWorld('2031-01-15T08:00:00Z')
  await plan(staff, '2031-01-14T04:00:00Z', { departureNo: 'GONE' })
  await plan(staff, '2031-01-16T04:00:00Z', { departureNo: 'CLOSED' })
  const open = await plan(staff, '2031-01-18T04:00:00Z', { departureNo: 'OPEN' })
  const blank = await plan(staff, '2031-01-19T04:00:00Z', { departureNo: 'BLANK' })
  await staff(departures.cancel, { id: blank.id, version: blank.version, reason: 'No traction' })
  expect((await staff(week, page)).body.data.items).toMatchObject([
    { departureName: 'GONE', stage: 'departed', isOpen: false },
    { departureName: 'CLOSED', stage: 'scheduled', isOpen: false, closesAt: new Date('2031-01-14T04:00:00Z') },
    { id: open.id, stage: 'scheduled', isOpen: true, slotsTotal: 34, slotsLeft: 28 },
    { departureName: 'BLANK', stage: 'cancelled', isOpen: false },
  ])
})

it('narrows the week to a mode or a lane, and counts every mode of the lane all the same', async () => {
  const { staff } = await newWorld()
  await plan(staff, '2031-01-21T04:00:00Z')
  await plan(staff, '2031-01-22T04:00:00Z', { destinationCode: 'DEHAM', departureNo: 'X8005' })
  await plan(staff, '2031-01-22T06:00:00Z', {
    ...sailing,
    departureNo: '031W',
    vessel: 'Wood Lark',
    carrierCode: 'COSU',
  })
  const weekOf = '2031-01-20'
  const bySea = (await staff(week, { ...page, weekOf, serviceModeId: 'S' })).body.data
  expect(bySea).toMatchObject({ total: 1, modeCounts: { R: 2, S: 1 } })
  expect(bySea.items).toMatchObject([{ serviceModeId: 'S', departureName: 'Wood Lark / 031W', originName: '上海' }])
  const toHamburg = (await staff(week, { ...page, weekOf, serviceModeId: 'R', destinationCode: 'DEHAM' })).body.data
  expect(toHamburg).toMatchObject({ total: 1, items: [{ departureName: 'X8005' }] })
  const noneByAir = (await staff(week, { ...page, weekOf, serviceModeId: 'A' })).body.data
  expect(noneByAir).toMatchObject({ items: [], total: 0, modeCounts: { R: 2, S: 1 } })
})

it('pages the lanes, each with its whole week, and says what all of them come to', async () => {
  const { staff } = await newWorld()
  await plan(staff, '2031-01-21T04:00:00Z')
  await plan(staff, '2031-01-24T04:00:00Z')
  await plan(staff, '2031-01-22T04:00:00Z', { destinationCode: 'DEHAM', departureNo: 'X8005' })
  const blank = await plan(staff, '2031-01-23T04:00:00Z', { destinationCode: 'DEHAM', departureNo: 'X8006' })
  await staff(departures.cancel, { id: blank.id, version: blank.version, reason: 'No traction' })
  const lane = async (pageIndex: number) =>
    (await staff(week, { weekOf: '2031-01-20', pageIndex, pageSize: 1 })).body.data
  const first = await lane(1)
  expect(first).toMatchObject({ total: 2, modeCounts: { R: 4 }, slotsTotal: 102, slotsLeft: 84 })
  expect(first.items.map(({ destinationCode, departsOn }) => `${destinationCode} ${departsOn}`)).toEqual([
    'DEDUI 2031-01-21',
    'DEDUI 2031-01-24',
  ])
  expect((await lane(2)).items).toMatchObject([{ departureName: 'X8005' }, { departureName: 'X8006' }])
  expect(await lane(3)).toMatchObject({ items: [], total: 2 })
})

it('refuses rubbish by its name, and everybody whose business the week is not', async () => {
  const { staff, staffWith, customer, guest } = await newWorld()
  const sent = await staff.send({
    method: 'POST',
    path: week.path,
    body: { WeekOf: '2031-02-30', SvTrafficId: 'X', A: '1' },
  })
  expect(sent.statusCode).toBe(422)
  expect(Object.keys(sent.json().fields).toSorted()).toEqual(['A', 'SvTrafficId', 'WeekOf'])
  expect((await guest(week, page)).status).toBe(401)
  expect((await (await customer())(week, page)).status).toBe(403)
  expect((await (await staffWith(['booking.view']))(week, page)).status).toBe(403)
  expect((await (await staffWith(['pricing.view']))(week, page)).status).toBe(200)
})
