import { expect, it } from 'vitest'
import { lifeOf } from './life.ts'
import type { Lifecycle } from './lifecycle.ts'
import { Problem } from './problem.ts'

// biome-ignore format: a table
const parcelLifecycle = [
  { from: ['packed'],         action: 'send',    by: 'staff',    to: 'sent' },
  { from: ['packed', 'sent'], action: 'hold',    by: 'staff',    to: 'held' },
  { from: ['held'],           action: 'go on',   by: 'staff',    to: 'before-stop' },
  { from: ['packed'],         action: 'discard', by: 'customer', to: 'gone' },
] as const satisfies Lifecycle<'packed' | 'sent' | 'held'>

type Parcel = {
  parcelNo: string
  state: 'packed' | 'sent' | 'held'
  stateBeforeStop?: Parcel['state']
  version: number
}
const parcel = (state: Parcel['state']): Parcel => ({ parcelNo: 'P1', state, version: 3 })

const life = lifeOf(parcelLifecycle, {
  notAllowed: 'booking.action-not-allowed',
  changed: 'booking.changed-meanwhile',
  standing: ({ parcelNo, state, version }: Parcel, actions) => ({
    parcelNo,
    state,
    version,
    mayDo: actions.filter(({ allowed }) => allowed).map(({ name }) => name),
  }),
})

const refusal = (work: () => unknown): Problem => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}

it('moves by the lines of its table, keeps all else, and remembers where it was stopped until it goes on', () => {
  expect(life.advance(parcel('packed'), 'send', 'staff')).toEqual({ ...parcel('sent'), stateBeforeStop: undefined })
  const held = life.advance(parcel('sent'), 'hold', 'staff')
  expect(held).toEqual({ ...parcel('held'), stateBeforeStop: 'sent' })
  expect(life.advance(held, 'go on', 'staff')).toEqual({ ...parcel('sent'), stateBeforeStop: undefined })
})

it('refuses every other step, with where the thing stands and what its reader may do', () => {
  const problem = refusal(() => life.advance(parcel('sent'), 'send', 'staff'))
  const standing = { parcelNo: 'P1', state: 'sent', version: 3, mayDo: ['hold'] }
  expect(problem).toMatchObject({ code: 'booking.action-not-allowed', data: standing })
  expect(life.notAllowed(parcel('sent'), 'staff')).toEqual(problem)
  expect(life.standing(parcel('sent'), 'staff')).toEqual(standing)
  expect(refusal(() => life.advance(parcel('packed'), 'send', 'customer')).data).toMatchObject({ mayDo: ['discard'] })
})

it('tells a step that is possible from one that is not, also the one that leaves nothing', () => {
  expect(life.canTake(parcel('packed'), 'discard', 'customer')).toBe(true)
  expect(life.canTake(parcel('sent'), 'discard', 'customer')).toBe(false)
})

it('refuses what was said of an older version, and of none', () => {
  expect(() => life.checkUnchanged(parcel('packed'), 3, 'staff')).not.toThrow()
  for (const version of [2, undefined]) {
    const problem = refusal(() => life.checkUnchanged(parcel('packed'), version, 'staff'))
    expect(problem).toMatchObject({ code: 'booking.changed-meanwhile', data: { parcelNo: 'P1', version: 3 } })
  }
})

it('refuses by other codes where the thing stands otherwise', () => {
  const own = lifeOf(parcelLifecycle, {
    standing: ({ state }: Parcel) => ({ state }),
    notAllowed: ({ state }) => (state === 'held' ? 'workorder.closed' : 'workorder.action-not-allowed'),
    changed: 'workorder.consolidation-changed',
  })
  expect(refusal(() => own.advance(parcel('held'), 'send', 'staff')).code).toBe('workorder.closed')
  expect(refusal(() => own.advance(parcel('sent'), 'send', 'staff')).code).toBe('workorder.action-not-allowed')
  expect(refusal(() => own.checkUnchanged(parcel('sent'), 1, 'staff')).code).toBe('workorder.consolidation-changed')
})

it('gives a life that nothing stops no state before a stop', () => {
  const sending = lifeOf([parcelLifecycle[0]] as const, {
    notAllowed: 'pricing.action-not-allowed',
    changed: 'pricing.changed-meanwhile',
    standing: ({ version }: { state: 'packed' | 'sent'; version: number }) => ({ version }),
  })
  expect(sending.advance({ state: 'packed', version: 1 }, 'send', 'staff')).toStrictEqual({ state: 'sent', version: 1 })
})
