import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { userLifecycle } from '../access/user-lifecycle.ts'
import { bookingLifecycle, requestLifecycle } from '../booking/booking-lifecycle.ts'
import { announcementLifecycle } from '../communication/announcement-lifecycle.ts'
import { certificationLifecycle } from '../customer/customer-lifecycle.ts'
import { billLifecycle } from '../paper/bill/bill-lifecycle.ts'
import { instructionLifecycle } from '../paper/instruction/instruction-lifecycle.ts'
import { departureLifecycle } from '../pricing/departure-lifecycle.ts'
import { tariffLifecycle } from '../pricing/tariff-lifecycle.ts'
import { actionsFor, type Lifecycle, nextState } from '../shared/lifecycle.ts'
import { consolidationLifecycle } from '../warehouse/consolidation.ts'
import { jobLifecycle } from '../workorder/job-lifecycle.ts'

type Life = Lifecycle<string>
const people = ['customer', 'staff', 'system'] as const

/** A life as states by persons by actions, each with the state it leads to. */
const printed = (life: Life) =>
  [...new Set(life.flatMap(({ from }) => from))].flatMap((state) =>
    people.flatMap((by) => {
      const steps = life.filter((step) => step.by === by && step.from.includes(state))
      return steps.length === 0
        ? []
        : [`${state} | ${by} | ${steps.map(({ action, to }) => `${action} → ${to}`).join(', ')}`]
    }),
  )

it('prints the life of a user', () => {
  expect(printed(userLifecycle)).toEqual([
    'active | customer | close → closed',
    'active | staff | deactivate → inactive, close → closed',
    'inactive | staff | deactivate → inactive, activate → active, close → closed',
  ])
})

it('prints how a company is certified', () => {
  expect(printed(certificationLifecycle)).toEqual([
    'none | customer | askCertification → underReview',
    'refused | customer | askCertification → underReview',
    'underReview | staff | certify → certified, reject → refused',
  ])
})

it('prints the life of an announcement', () => {
  expect(printed(announcementLifecycle)).toEqual([
    'draft | staff | save → draft, publish → published',
    'published | staff | save → published, withdraw → withdrawn',
    'withdrawn | staff | save → withdrawn, publish → published',
  ])
})

/** An instruction falls due by the clock. */
const datedInstruction = [
  ...instructionLifecycle,
  { from: ['notDue'], action: 'fallDue', by: 'system', to: 'due' },
] as const

/** Where each life begins and where it may end; everything else leads on. */
const lives: [name: string, life: Life, begin: string, ends: string[]][] = [
  ['user', userLifecycle, 'active', ['closed']],
  ['certification', certificationLifecycle, 'none', ['certified']],
  ['announcement', announcementLifecycle, 'draft', []],
  ['tariff', tariffLifecycle, 'draft', ['withdrawn']],
  ['departure', departureLifecycle, 'scheduled', ['cancelled']],
  ['booking', bookingLifecycle, 'draft', ['completed', 'cancelled', 'refused']],
  ['request', requestLifecycle, 'open', ['accepted', 'declined', 'withdrawn', 'lapsed']],
  ['work order', jobLifecycle, 'opened', ['completed', 'cancelled']],
  ['shared container', consolidationLifecycle, 'open', ['cancelled']],
  ['shipping instruction', datedInstruction, 'notDue', []],
  ['bill of lading', billLifecycle, 'none', ['void']],
]

describe.each(lives)('the life of a %s', (_, life, begin, ends) => {
  const states = [...new Set(life.flatMap(({ from, to }) => [...from, to]))].filter(
    (to) => to !== 'before-stop' && to !== 'gone',
  )

  it('reaches every state from its beginning', () => {
    const reached = new Set([begin])
    for (const state of reached)
      for (const { from, to } of life)
        if (from.includes(state) && to !== 'before-stop' && to !== 'gone') reached.add(to)
    expect(states.filter((state) => !reached.has(state))).toEqual([])
  })

  it('has no dead end but those that are meant', () => {
    const dead = states.filter((state) => !life.some(({ from, to }) => from.includes(state) && to !== state))
    expect(dead.toSorted()).toEqual(ends.toSorted())
  })

  it('leads one action of one person from one state to one state', () => {
    for (const state of states)
      for (const by of people) {
        const actions = life.filter((step) => step.by === by && step.from.includes(state)).map(({ action }) => action)
        expect(actions, `${state} by ${by}`).toEqual([...new Set(actions)])
      }
  })

  it('allows whom it lets act, and tells the others why not', () => {
    const asked = fc.property(fc.constantFrom(...states), fc.constantFrom(...people), (state, by) => {
      for (const { name, allowed, reason } of actionsFor(life, { state, stateBeforeStop: begin }, by)) {
        const next = nextState(life, { state, stateBeforeStop: begin }, { action: name, by })
        expect(allowed).toBe(next !== undefined)
        expect(reason).toBe(allowed ? undefined : 'shared.not-in-this-state')
      }
    })
    fc.assert(asked)
  })

  it('lets nobody act in another’s place', () => {
    for (const { from, action, by } of life)
      for (const other of ['guest', ...people] as const) {
        const own = life.some(
          (step) => step.action === action && step.by === other && step.from.includes(from[0] ?? ''),
        )
        const next = nextState(life, { state: from[0] ?? '', stateBeforeStop: begin }, { action, by: other })
        expect(next !== undefined, `${action} by ${other}, which is ${by}'s`).toBe(own)
      }
  })
})

it('goes back to where a stopped thing was, and nowhere where that is not known', () => {
  const life = [{ from: ['stopped'], action: 'resume', by: 'staff', to: 'before-stop' }] as const satisfies Life
  const resume = { action: 'resume', by: 'staff' } as const
  expect(nextState<string>(life, { state: 'stopped', stateBeforeStop: 'received' }, resume)).toBe('received')
  expect(nextState<string>(life, { state: 'stopped' }, resume)).toBeUndefined()
})
