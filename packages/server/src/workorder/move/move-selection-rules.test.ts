import { expect, it } from 'vitest'
import { givenBy } from '../../booking/chain-fixtures.ts'
import { aContainer, aJob } from '../job-fixtures.ts'
import { isEmpty, legOfChosen, movingOf, selectionOf, unopenedOn } from './move-selection-rules.ts'

const forty = (quantity: number) => [{ containerType: '40HQ', owner: 'C' as const, quantity }]
const on = (departureId: string, quantity: number) => ({
  given: { ...givenBy({}), departureId },
  boxes: forty(quantity),
})
const job = aJob({ id: 'job', departureId: 'one' })
const parts = ['a', 'b'].map((id) => aContainer({ id, jobId: 'job', containerType: '40HQ', containerOwner: 'C' }))
const to = { ...givenBy({}), departureId: 'two' }
const leg = { jobs: [job], parts, carriages: [on('one', 3)] }

it('takes all that has not been moved yet where nothing is named, with what no job carries', () => {
  const all = selectionOf(leg, { departureId: 'two' })
  expect(all.jobs.map(({ isWhole, parts: some }) => [isWhole, some.length])).toEqual([[true, 2]])
  expect(all.unopened).toEqual([{ from: 'one', boxes: forty(1) }])
  expect(movingOf(leg, all, to)).toMatchObject({ isWhole: true, moving: [{ from: 'one' }] })
  expect(isEmpty(selectionOf(leg, { departureId: 'one' }))).toBe(true)
})

it('takes the boxes that are named, and leaves the others in their job', () => {
  const some = selectionOf(leg, { containerIds: ['b'], departureId: 'two' })
  expect(some.jobs.map(({ isWhole, parts: boxes }) => [isWhole, boxes.map(({ id }) => id)])).toEqual([[false, ['b']]])
  expect(movingOf(leg, some, to)).toMatchObject({ isWhole: false, moving: [{ from: 'one', boxes: forty(1) }] })
  expect(() => selectionOf(leg, { containerIds: ['c'] })).toThrow('workorder.part-missing')
})

it('takes of the boxes that no job carries as many as there are, and no more', () => {
  expect(unopenedOn(leg)).toEqual([{ from: 'one', boxes: forty(1) }])
  expect(selectionOf(leg, { boxes: forty(1), departureId: 'two' }).unopened).toEqual([{ from: 'one', boxes: forty(1) }])
  expect(() => selectionOf(leg, { boxes: forty(2), departureId: 'two' })).toThrow('shared.invalid-input')
})

it('is whole for cargo without boxes of its own once all of its jobs go, and takes no space', () => {
  const shared = { jobs: [job], parts, carriages: [{ ...on('one', 0), boxes: [] }] }
  expect(movingOf(shared, selectionOf(shared, { departureId: 'two' }), to)).toEqual({
    isWhole: true,
    moving: [{ from: 'one', boxes: [] }],
  })
})

it('is whole for cargo that nothing but its day carries once the last of its jobs goes', () => {
  const given = {
    ...givenBy({}),
    departureId: undefined,
    departureNo: undefined,
    etd: new Date('2031-01-24T09:00:00Z'),
  }
  const gone = aJob({ id: 'gone', departureId: null, departureNo: null, etd: given.etd })
  const last = aJob({ id: 'last', departureId: null, departureNo: null })
  const road = { jobs: [gone, last], parts: [], carriages: [{ given, boxes: [] }] }
  expect(movingOf(road, selectionOf(road, { jobIds: ['last'] }), given).isWhole).toBe(true)
  expect(movingOf(road, selectionOf(road, { jobIds: ['gone'] }), given).isWhole).toBe(false)
})

it('moves on the leg of the boxes and work orders that are chosen, else on the one that is named, and never on two', () => {
  const onward = aJob({ id: 'onward', legSeq: 2 })
  const own = aContainer({ id: 'c', jobId: 'onward' })
  const legs = { jobs: [job, onward], parts: [...parts, own] }
  expect(legOfChosen(legs, { containerIds: ['c'] })).toBe(2)
  expect(legOfChosen(legs, { jobIds: ['onward'], legSeq: 2 })).toBe(2)
  expect(legOfChosen(legs, { legSeq: 2 })).toBe(2)
  expect(legOfChosen(legs, {})).toBe(1)
  expect(() => legOfChosen(legs, { containerIds: ['c'], legSeq: 1 })).toThrow('workorder.moves-one-leg')
  expect(() => legOfChosen(legs, { containerIds: ['a', 'c'] })).toThrow('workorder.moves-one-leg')
})
