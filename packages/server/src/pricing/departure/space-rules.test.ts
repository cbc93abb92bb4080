import { departureActions, departureLifecycle, departureStates } from '@landbridge/contract/pricing/departure-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { expect, it } from 'vitest'
import { departure } from '../pricing-fixtures.ts'
import {
  advanceDeparture,
  carrierBoxes,
  checkCancellable,
  hasSpace,
  isOpen,
  slotsOf,
  spaceText,
} from './space-rules.ts'

it('allows exactly these actions on a departure', () => {
  const lines = departureStates.flatMap((state) =>
    (['guest', 'customer', 'staff', 'system'] as const).flatMap((by) => {
      const steps = departureActions.flatMap((action) => {
        const to = nextState(departureLifecycle, { state }, { action, by })
        return to ? [`${action} > ${to}`] : []
      })
      return steps.length > 0 ? [`${state.padEnd(9)} | ${by} | ${steps.join(', ')}`] : []
    }),
  )
  expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    scheduled | staff | save > scheduled, cancel > cancelled
    "
  `)
  expect(() => advanceDeparture(departure({ state: 'cancelled' }), 'save', 'staff')).toThrow(
    'pricing.action-not-allowed',
  )
})

it('reads space aloud with most boxes first and nothing that is full', () => {
  const counts = [
    { containerType: '20GP', boxes: 4 },
    { containerType: '45HQ', boxes: 0 },
    { containerType: '40HQ', boxes: 12 },
    { containerType: '40GP', boxes: 4 },
  ]
  expect(spaceText(counts)).toBe('40HQ*12/20GP*4/40GP*4')
  expect(spaceText([{ containerType: '40HQ', boxes: 0 }])).toBeUndefined()
})

it('counts two places for a long box and one for a short one', () => {
  const boxes = [
    { containerType: '20GP', quantity: 3, owner: 'C' },
    { containerType: '45HQ', quantity: 2, owner: 'S' },
    { containerType: '40HQ', quantity: 1, owner: 'C' },
    { containerType: '40HQ', quantity: 2, owner: 'C' },
  ] as const
  expect(slotsOf(boxes)).toBe(13)
  expect([...carrierBoxes(boxes)]).toEqual([
    ['20GP', 3],
    ['40HQ', 3],
  ])
})

it('closes at the earliest cut-off', () => {
  expect(isOpen(departure(), new Date('2031-01-19T03:59:59Z'))).toBe(true)
  expect(isOpen(departure(), new Date('2031-01-19T04:00:00Z'))).toBe(false)
  expect(isOpen(departure({ state: 'cancelled' }), new Date('2031-01-15T00:00:00Z'))).toBe(false)
})

it('has space as long as a box and a place are left', () => {
  expect(hasSpace(departure())).toBe(true)
  expect(hasSpace(departure({ capacityLeft: 0 }))).toBe(false)
  expect(hasSpace(departure({ spaces: [{ equipment: '40HQ', total: 5, surplus: 0 }] }))).toBe(false)
})

it('is not cancelled under our bookings', () => {
  expect(() => checkCancellable(departure({ boxesBooked: 2 }))).toThrow('pricing.departure-carries')
  expect(() => checkCancellable(departure())).not.toThrow()
})
