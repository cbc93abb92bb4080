import { Problem } from '@landbridge/contract/shared/problem'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { departure } from '../pricing-fixtures.ts'
import { departureById, insertDeparture } from './departure-store.ts'
import { giveBackSpace, takeSpace } from './space-commands.ts'
import type { SpaceBoxes } from './space-rules.ts'

const box = (changes: Partial<SpaceBoxes> = {}): SpaceBoxes => ({
  containerType: '40HQ',
  quantity: 1,
  owner: 'C',
  ...changes,
})

async function departureWorld() {
  const { db } = await newWorld()
  await db.as(system, (tx) => insertDeparture(tx, departure()))
  const act = (what: typeof takeSpace, boxes: SpaceBoxes[]) =>
    db.as(system, (tx, now) => what({ tx, now, caller: system, language: 'en' }, departure().id, boxes))
  const left = async () => {
    const kept = await db.as(system, (tx) => departureById(tx, departure().id))
    return Object.fromEntries([
      ...kept.spaces.map((space) => [space.equipment, space.surplus]),
      ['slots', kept.capacityLeft],
      ['booked', kept.boxesBooked],
    ])
  }
  return { db, act, left }
}

it('takes exactly what is there when fifty ask at once', async () => {
  const { act, left } = await departureWorld()
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => act(takeSpace, [box()])))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'pricing.space-short' })
  expect(await left()).toEqual({ '20GP': 4, '40HQ': 0, slots: 4, booked: 12 })
})

it("takes a box and places for the carrier's, places only for the shipper's own", async () => {
  const { act, left } = await departureWorld()
  await act(takeSpace, [box({ quantity: 2 }), box({ owner: 'S', quantity: 3 }), box({ containerType: '20GP' })])
  expect(await left()).toEqual({ '20GP': 3, '40HQ': 10, slots: 17, booked: 6 })
  await act(giveBackSpace, [box({ quantity: 2 }), box({ owner: 'S', quantity: 3 }), box({ containerType: '20GP' })])
  expect(await left()).toEqual({ '20GP': 4, '40HQ': 12, slots: 28, booked: 0 })
})

it('takes all or nothing, and says what is left', async () => {
  const { act, left } = await departureWorld()
  const refused = await act(takeSpace, [box({ quantity: 2 }), box({ containerType: '20GP', quantity: 5 })]).catch(
    (e) => e,
  )
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({
    code: 'pricing.space-short',
    data: { left: { '20GP': 4, '40HQ': 12 }, slotsLeft: 28 },
  })
  const noSuchSize = await act(takeSpace, [box({ containerType: '45HQ' })]).catch((e) => e)
  expect(noSuchSize).toMatchObject({ code: 'pricing.space-short' })
  const noPlaces = await act(takeSpace, [box({ owner: 'S', quantity: 15 })]).catch((e) => e)
  expect(noPlaces).toMatchObject({ code: 'pricing.space-short' })
  expect(await left()).toEqual({ '20GP': 4, '40HQ': 12, slots: 28, booked: 0 })
})

it('never gives back more than the train has', async () => {
  const { act, left } = await departureWorld()
  await act(giveBackSpace, [box({ quantity: 200 })])
  expect(await left()).toEqual({ '20GP': 4, '40HQ': 50, slots: 110, booked: 0 })
})

it('takes nothing on a train that has left or is cancelled', async () => {
  const { db } = await newWorld('2031-01-23T08:00:00Z')
  await db.as(system, (tx) => insertDeparture(tx, departure()))
  const late = db.as(system, (tx, now) =>
    takeSpace({ tx, now, caller: system, language: 'en' }, departure().id, [box()]),
  )
  await expect(late).rejects.toThrow('pricing.departure-closed')
})
