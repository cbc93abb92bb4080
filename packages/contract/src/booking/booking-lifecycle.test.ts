import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextState } from '../shared/lifecycle.ts'
import { allTexts } from '../testing/texts-of.ts'
import {
  bookingEventLabels,
  bookingStateLabels,
  filled,
  openRequestLabels,
  requestStateLabels,
} from './booking-labels.ts'
import {
  type BookingActionName,
  bookingActionNames,
  bookingActionsFor,
  bookingLifecycle,
  bookingStates,
  moveCauses,
  moveLifecycle,
  moveStepOf,
  requestKinds,
  requestLifecycle,
  requestStates,
} from './booking-lifecycle.ts'

const domain = `
draft              | submit   | customer | submitted
draft              | discard  | customer | gone
submitted          | revise   | customer | submitted
returned           | revise   | customer | submitted
submitted          | return   | staff    | returned
submitted          | cancel   | customer | cancelled
returned           | cancel   | customer | cancelled
submitted          | receive  | staff    | received
submitted          | refuse   | staff    | refused
returned           | refuse   | staff    | refused
received           | cancel   | staff    | cancelled
stopped            | cancel   | staff    | cancelled
received           | ship     | system   | shipped
received           | stop     | staff    | stopped
shipped            | stop     | staff    | stopped
stopped            | resume   | staff    | before-stop
shipped            | complete | system   | completed`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

const people = ['guest', 'customer', 'staff', 'system'] as const

describe('the life of a booking', () => {
  it('is the domain’s, row by row, and nothing besides', () => {
    const ours = bookingLifecycle.flatMap(({ from, action, by, to }) => from.map((state) => [state, action, by, to]))
    expect(ours.map(String).toSorted()).toEqual(domain.map(String).toSorted())
  })

  it('answers every pair of state and command, by everybody', () => {
    const commands = [...new Set(domain.map(([, action]) => action ?? ''))]
    for (const state of bookingStates)
      for (const action of commands)
        for (const by of people) {
          const [, , , to] = domain.find(([from, name, who]) => from === state && name === action && who === by) ?? []
          const expected = to === 'before-stop' ? 'shipped' : to
          const next = nextState(bookingLifecycle, { state, stateBeforeStop: 'shipped' }, { action, by })
          expect(next, `${action} by ${by} of ${state}`).toBe(expected)
        }
  })

  it('ends for good: nobody leads anything out of completed, cancelled or refused', () => {
    for (const state of ['completed', 'cancelled', 'refused'] as const)
      for (const by of people)
        for (const openRequest of [undefined, ...requestKinds])
          expect(bookingActionsFor({ state, openRequest }, by).filter(({ allowed }) => allowed)).toEqual([])
  })

  it('comes from hold to where it was held, however often', () => {
    const held = fc.property(fc.constantFrom('received' as const, 'shipped' as const), (before) => {
      expect(nextState(bookingLifecycle, { state: before }, { action: 'stop', by: 'staff' })).toBe('stopped')
      const standing = { state: 'stopped', stateBeforeStop: before } as const
      expect(nextState(bookingLifecycle, standing, { action: 'resume', by: 'staff' })).toBe(before)
    })
    fc.assert(held)
  })
})

describe('what may be done now', () => {
  const standing = fc.record({
    state: fc.constantFrom(...bookingStates),
    openRequest: fc.constantFrom(undefined, ...requestKinds),
  })
  const mayBe = (at: Parameters<typeof bookingActionsFor>[0], by: (typeof people)[number], name: BookingActionName) =>
    bookingActionsFor(at, by).find((action) => action.name === name)

  it('is said of each action once, with a reason for each that may not be done and none for one that may', () => {
    const told = fc.property(standing, fc.constantFrom(...people), (at, by) => {
      const actions = bookingActionsFor(at, by)
      expect(new Set(actions.map(({ name }) => name)).size).toBe(actions.length)
      for (const { name, allowed, reason } of actions) {
        expect(bookingActionNames).toContain(name)
        expect(reason === undefined).toBe(allowed)
      }
      if (by === 'guest') expect(actions).toEqual([])
    })
    fc.assert(told)
  })

  it('names the same actions in every state, so that none vanishes', () => {
    for (const by of people) {
      const names = bookingStates.map((state) => bookingActionsFor({ state }, by).map(({ name }) => name))
      for (const list of names) expect(list).toEqual(names[0])
    }
  })

  it.each([
    ['askCancel', 'customer', 'received', undefined, undefined],
    ['askCancel', 'customer', 'received', 'amendment', 'booking.request-open-already'],
    ['askCancel', 'customer', 'submitted', undefined, 'shared.not-in-this-state'],
    ['askCancel', 'customer', 'shipped', undefined, 'shared.not-in-this-state'],
    ['amend', 'customer', 'stopped', undefined, undefined],
    ['amend', 'customer', 'stopped', 'cancellation', 'booking.request-open-already'],
    ['amend', 'staff', 'received', 'amendment', undefined],
    ['amend', 'staff', 'received', 'cancellation', undefined],
    ['amend', 'staff', 'received', undefined, 'booking.no-open-request'],
    ['answerOffer', 'customer', 'submitted', 'offer', undefined],
    ['answerOffer', 'customer', 'submitted', undefined, 'booking.no-open-offer'],
    ['offer', 'staff', 'submitted', undefined, undefined],
    ['offer', 'staff', 'submitted', 'offer', 'booking.request-open-already'],
    ['offer', 'staff', 'received', undefined, 'shared.not-in-this-state'],
    ['withdraw', 'customer', 'shipped', 'cancellation', undefined],
    ['withdraw', 'customer', 'received', 'offer', 'booking.no-open-request'],
    ['assign', 'staff', 'received', 'amendment', undefined],
    ['assign', 'staff', 'completed', undefined, 'shared.not-in-this-state'],
    ['lift', 'staff', 'submitted', 'offer', undefined],
    ['lift', 'staff', 'received', undefined, 'booking.no-open-request'],
    ['lift', 'staff', 'received', 'amendment', undefined],
    ['lift', 'staff', 'returned', undefined, 'shared.not-in-this-state'],
  ] as const)('%s by %s, %s, asked: %s', (name, by, state, openRequest, reason) => {
    expect(mayBe({ state, openRequest }, by, name)).toEqual(
      reason ? { name, allowed: false, reason } : { name, allowed: true },
    )
  })
})

it('lets who was asked answer, and who asked take it back', () => {
  const rows = requestLifecycle.map(({ from, action, by, to }) => `${from} ${action} ${by} ${to}`)
  expect(rows.filter((row) => !row.startsWith('open '))).toEqual([])
  const step = (action: string, by: 'customer' | 'staff' | 'system') =>
    nextState(requestLifecycle, { state: 'open' }, { action, by })
  expect([step('acceptOffer', 'customer'), step('declineOffer', 'customer')]).toEqual(['accepted', 'declined'])
  expect([step('accept', 'staff'), step('decline', 'staff'), step('lapse', 'system')]).toEqual([
    'accepted',
    'declined',
    'lapsed',
  ])
  expect([step('acceptOffer', 'staff'), step('accept', 'customer'), step('lapse', 'customer')]).toEqual(
    Array(3).fill(undefined),
  )
  expect([step('withdraw', 'customer'), step('withdrawOffer', 'staff')]).toEqual(['withdrawn', 'withdrawn'])
  for (const state of requestStates.filter((one) => one !== 'open'))
    for (const { action, by } of requestLifecycle)
      expect(nextState(requestLifecycle, { state }, { action, by })).toBeUndefined()
})

it('moves at once by the carrier’s cause or ours, and by the customer’s once he agrees', () => {
  expect(moveLifecycle.map(({ from, action, by, to }) => `${from} ${action} ${by} ${to}`)).toEqual([
    'begun carryOut staff accepted',
    'begun propose staff open',
    'open acceptOffer customer accepted',
    'open declineOffer customer declined',
    'open withdrawOffer staff withdrawn',
    'open lapse system lapsed',
  ])
  const begun = moveCauses.map((cause) =>
    nextState(moveLifecycle, { state: 'begun' }, { action: moveStepOf[cause], by: 'staff' }),
  )
  expect(begun).toEqual(['accepted', 'accepted', 'open'])
  expect(mayMove('received')).toEqual([true, true])
  expect(mayMove('submitted')).toEqual([false, false])
})

/** A move by the desk, and its answer by the customer, in a state of the booking. */
function mayMove(state: (typeof bookingStates)[number]) {
  const move = bookingActionsFor({ state }, 'staff').find(({ name }) => name === 'move')
  const answer = bookingActionsFor({ state, openRequest: 'move' }, 'customer').find(({ name }) => name === 'answerMove')
  return [move?.allowed, answer?.allowed]
}

describe('the words', () => {
  it('of states, requests and events are there in every language, and two states never share one', async () => {
    const tables = [bookingStateLabels, openRequestLabels, requestStateLabels, bookingEventLabels]
    for (const [language, texts] of await allTexts())
      for (const labels of tables) {
        const words = Object.values(labels).map((key) => texts.get(key)?.[0])
        expect(
          words.filter((word) => !word?.trim()),
          language,
        ).toEqual([])
        if (labels !== bookingEventLabels) expect(new Set(words).size, language).toBe(words.length)
      }
  })

  it('say received as accepted and stopped as on hold', async () => {
    const en = (await allTexts()).get('en')
    expect([en?.get('booking.state-received')?.[0], en?.get('booking.state-stopped')?.[0]]).toEqual([
      'Accepted',
      'On hold',
    ])
  })

  it('are filled with their figures, once for each place, and with nothing where nothing is known', () => {
    expect(filled('{a} and {b} and {a}', { a: 1, b: 'two' })).toBe('1 and two and 1')
    expect(filled('{a}, {b}', { a: null })).toBe(', ')
    expect(filled('{a}', { a: '{b}', b: 'no' })).toBe('{b}')
    fc.assert(
      fc.property(
        fc.string(),
        (text) => void expect(filled(text.replaceAll(/[{}]/g, ''))).toBe(text.replaceAll(/[{}]/g, '')),
      ),
    )
  })
})
