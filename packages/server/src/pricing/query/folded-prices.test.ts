import { pricingEndpoints as calls, priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { insertDeparture } from '../departure/departure-store.ts'
import { departure, priceQuery, tariff, tariffTerms } from '../pricing-fixtures.ts'
import { insertTariff } from '../tariff/tariff-store.ts'

const days = { queryDate: '2031-01-16', queryDateTo: '2031-01-30' }

/** The departure of the fixture on the 22nd and others on two more days, the last of them at another price and the one before it full. */
async function weeklyTrains() {
  const world = await newWorld()
  const departureOn = (day: string, more: object = {}) =>
    departure({ id: crypto.randomUUID(), departsOn: day, etd: new Date(`${day}T04:00:00Z`), ...more })
  await world.db.as(system, async (tx) => {
    await insertTariff(tx, tariff())
    await insertDeparture(tx, departure())
    const dearer = tariffTerms({ coc40Hq: '6000', coc45Hq: '6300' })
    await insertTariff(tx, tariff({ id: crypto.randomUUID(), revision: 2, validFrom: '2031-01-30', terms: dearer }))
    await insertDeparture(tx, departureOn('2031-01-24', { spaces: [{ equipment: '40HQ', total: 50, surplus: 0 }] }))
    await insertDeparture(tx, departureOn('2031-01-30'))
  })
  const list = async (asked: object) =>
    (await world.guest(priceCalls.railway.departurePrices, priceQuery({ ...days, ...asked }))).body.data
  const calendar = async (asked: object) => {
    const lane = { originCode: 'CNXIA', destinationCode: 'DEDUI', currcd: 'USD', priceColumn: 'coc40Hq' as const }
    return (await world.guest(calls.calendar, { ...lane, ...days, ...asked })).body.data
  }
  return { list, calendar }
}

it('answers one row for a line with every departure, and the prices of its later versions by their days', async () => {
  const { list } = await weeklyTrains()
  const shown = ({ items }: Awaited<ReturnType<typeof list>>) =>
    items.map((row) => [row.coc40Hq, row.departures.map(({ departsOn }) => departsOn)])
  const folded = await list({ folded: true })
  expect(shown(folded)).toEqual([['5600.00', ['2031-01-22', '2031-01-24', '2031-01-30']]])
  expect(folded.items[0]?.versions).toMatchObject([{ coc40Hq: '6000.00', validFrom: '2031-01-30' }])
  expect(shown(await list({}))).toHaveLength(3)
  expect(shown(await list({ folded: true, hasSpace: true }))[0]).toEqual(['5600.00', ['2031-01-22', '2031-01-30']])
})

it('counts over all days what the list shows, and shows each day that the list has a train on', async () => {
  const { list, calendar } = await weeklyTrains()
  for (const asked of [
    {},
    { hasSpace: true },
    { containerType: '20GP' as const },
    { ourBox: false },
    { containerType: '40RF' as const },
  ]) {
    const [{ items, total }, days] = await Promise.all([list({ ...asked, folded: true }), calendar(asked)])
    expect(days.total, JSON.stringify(asked)).toBe(total)
    const onOffer = items.flatMap((row) => row.departures.map(({ departsOn }) => departsOn)).toSorted()
    expect(days.items.filter((day) => day.departures > 0).map(({ day }) => day)).toEqual(onOffer)
  }
  expect((await calendar({})).items.map(({ day }) => day).slice(-1)).toEqual(['2031-01-30'])
})
