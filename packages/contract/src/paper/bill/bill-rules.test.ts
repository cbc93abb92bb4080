import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BillState, billStates } from '../../workorder/job-lifecycle.ts'
import { billActions, billLifecycle, releaseKinds } from './bill-lifecycle.ts'
import {
  type BillStanding,
  billActionsFor,
  billStateAfter,
  billsTogether,
  hasOriginals,
  statesBeforeAfter,
} from './bill-rules.ts'

const people = ['customer', 'staff', 'system'] as const
const kinds = releaseKinds.flatMap((releaseKind) => [false, true].map((isToOrder) => ({ releaseKind, isToOrder })))
const standing = (more: Partial<BillStanding>): BillStanding => ({
  state: 'none',
  level: 'house',
  releaseKind: 'OBL',
  isToOrder: false,
  statesBefore: [],
  ...more,
})

/** Each action of the life by kinds of bills, as a forwarder's desk reads it. */
const life = `
none         | sendDraft  | staff    | draft        | all
draft        | askChange  | customer | changeAsked  | all
draft        | confirm    | customer | confirmed    | all
draft        | confirm    | staff    | confirmed    | all
draft        | reopen     | system   | changeAsked  | all
draft        | void       | staff    | void         | all
changeAsked  | sendDraft  | staff    | draft        | all
changeAsked  | void       | staff    | void         | all
confirmed    | issue      | staff    | issued       | all
confirmed    | reopen     | system   | changeAsked  | all
confirmed    | sendDraft  | staff    | draft        | all
confirmed    | void       | staff    | void         | all
issued       | indemnify  | staff    | surrendered  | OBL, OBL to order, TLX to order
issued       | orderTelex | staff    | telexOrdered | TLX
issued       | recall     | staff    | changeAsked  | all
issued       | release    | staff    | released     | SWB, SWB to order
issued       | surrender  | staff    | surrendered  | OBL, OBL to order, TLX to order
issued       | switch     | staff    | void         | OBL, OBL to order, TLX to order
issued       | void       | staff    | void         | all
surrendered  | orderTelex | staff    | telexOrdered | OBL, OBL to order, TLX, TLX to order
surrendered  | release    | staff    | released     | all
surrendered  | switch     | staff    | void         | OBL, OBL to order, TLX to order
telexOrdered | release    | staff    | released     | all
telexOrdered | revoke     | staff    | (before)     | all
released     | hold       | staff    | (before)     | all`

it('answers every action in every state, by everybody, for every kind of bill, as the trade does', () => {
  const nameOf = ({ releaseKind, isToOrder }: (typeof kinds)[number]) => `${releaseKind}${isToOrder ? ' to order' : ''}`
  const rows = billStates.flatMap((state) =>
    [...billActions].toSorted().flatMap((action) =>
      people.flatMap((by) => {
        const allowed = kinds.flatMap((kind) => {
          const to = billStateAfter(standing({ state, ...kind, statesBefore: ['void'] }), action, by)
          return to ? [{ kind, to }] : []
        })
        const [first] = allowed
        if (!first) return []
        const isBack = action === 'revoke' || action === 'hold'
        const to = isBack ? '(before)' : first.to
        const names = allowed.length === kinds.length ? 'all' : allowed.map(({ kind }) => nameOf(kind)).join(', ')
        return [[state.padEnd(12), action.padEnd(10), by.padEnd(8), to.padEnd(12), names].join(' | ')]
      }),
    ),
  )
  expect(rows.join('\n')).toBe(life.trim())
  expect(billLifecycle.flatMap(({ from }) => from)).toHaveLength(rows.length)
})

it('names why a kind of bill forbids what its life has', () => {
  const reasonOf = (more: Partial<BillStanding>, name: string) =>
    billActionsFor(standing(more), 'staff').find((one) => one.name === name)?.reason
  expect(reasonOf({ state: 'issued' }, 'orderTelex')).toBe('workorder.originals-to-surrender')
  expect(reasonOf({ state: 'issued' }, 'release')).toBe('workorder.originals-to-surrender')
  expect(reasonOf({ state: 'issued', releaseKind: 'TLX' }, 'release')).toBe('workorder.telex-to-order')
  expect(reasonOf({ state: 'issued', releaseKind: 'SWB' }, 'surrender')).toBe('workorder.bill-without-originals')
  expect(reasonOf({ state: 'issued', releaseKind: 'SWB' }, 'orderTelex')).toBe('workorder.bill-needs-no-telex')
  expect(reasonOf({ state: 'confirmed', level: 'master' }, 'issue')).toBe('workorder.bill-as-carrier-reports')
  expect(reasonOf({ state: 'confirmed' }, 'release')).toBe('shared.not-in-this-state')
})

const bill = fc.record({
  releaseKind: fc.constantFrom(...releaseKinds),
  isToOrder: fc.boolean(),
})
const steps = fc.array(fc.tuple(fc.constantFrom(...billActions), fc.constantFrom(...people)), { maxLength: 60 })

it('never frees cargo over originals that are out or a telex that was not ordered, whatever is tried in whatever order', () => {
  fc.assert(
    fc.property(bill, steps, (kind, tried) => {
      let now = standing(kind)
      let isFreed = false
      for (const [action, by] of tried) {
        const state = billStateAfter(now, action, by)
        if (!state) continue
        const statesBefore = statesBeforeAfter(now, action)
        if (action === 'surrender' || action === 'indemnify' || action === 'orderTelex') isFreed = true
        if (action === 'recall') isFreed = false
        if (action === 'revoke' && state === 'issued') isFreed = false
        if (state === 'released') expect(isFreed || now.releaseKind === 'SWB').toBe(true)
        if (action === 'hold') expect(state).toBe(now.statesBefore.at(-1))
        if (now.state === 'void') throw new Error('A void bill was moved.')
        if (hasOriginals(now) && action === 'orderTelex') expect(now.state).toBe('surrendered')
        now = { ...now, state, statesBefore }
        expect(statesBefore).toHaveLength(state === 'released' ? statesBefore.length : state === 'telexOrdered' ? 1 : 0)
      }
    }),
  )
})

it('goes back over a hold and a revoked telex to where it stood before each', () => {
  let now = standing({ state: 'issued', releaseKind: 'TLX' })
  for (const action of ['orderTelex', 'release', 'hold', 'revoke'] as const) {
    const state = billStateAfter(now, action, 'staff') as BillState
    now = { ...now, state, statesBefore: statesBeforeAfter(now, action) }
  }
  expect(now).toMatchObject({ state: 'issued', statesBefore: [] })
})

it('stands with several bills where the least far of them does, and leaves out those that are void', () => {
  expect(billsTogether(['released', 'issued', 'void'])).toBe('issued')
  expect(billsTogether(['draft', 'changeAsked'])).toBe('changeAsked')
  expect(billsTogether(['draft', 'none'])).toBe('draft')
  expect(billsTogether(['released', 'none'])).toBe('confirmed')
  expect(billsTogether(['void', 'void'])).toBe('void')
  expect(billsTogether([])).toBe('none')
})
