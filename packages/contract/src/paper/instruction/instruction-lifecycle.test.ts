import { describe, expect, it } from 'vitest'
import { nextState } from '../../shared/lifecycle.ts'
import { shippingInstructionStates } from '../../workorder/job-lifecycle.ts'
import { instructionActions, instructionLifecycle, mayWrite } from './instruction-lifecycle.ts'

const domain = `
notDue   | send     | customer | sent
due      | send     | customer | sent
returned | send     | customer | sent
notDue   | send     | staff    | sent
due      | send     | staff    | sent
returned | send     | staff    | sent
notDue   | send     | system   | sent
due      | send     | system   | sent
returned | send     | system   | sent
sent     | return   | staff    | returned
sent     | finalise | staff    | final
final    | reopen   | staff    | returned
sent     | reopen   | system   | returned
final    | reopen   | system   | returned`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
const people = ['guest', 'customer', 'staff', 'system'] as const
const actions = [...new Set(domain.map(([, action = '']) => action))]

describe('the life of a shipping instruction', () => {
  it('answers every pair of state and command, by everybody, as the domain does', () => {
    for (const state of shippingInstructionStates)
      for (const action of actions)
        for (const by of people) {
          const [, , , to] = domain.find(([from, name, who]) => from === state && name === action && who === by) ?? []
          expect(nextState(instructionLifecycle, { state }, { action, by }), `${action} by ${by} of ${state}`).toBe(to)
        }
    expect(instructionLifecycle.flatMap(({ from }) => [...from])).toHaveLength(domain.length)
  })

  it('is written in by its customer until it is sent, by staff until it is final, and by nobody else', () => {
    const openTo = (by: (typeof people)[number]) => shippingInstructionStates.filter((state) => mayWrite(state, by))
    expect(openTo('customer')).toEqual(['notDue', 'due', 'returned'])
    expect(openTo('staff')).toEqual(['notDue', 'due', 'sent', 'returned'])
    expect([...openTo('guest'), ...openTo('system')]).toEqual([])
  })

  it('tells each reader what can be done, and why not', () => {
    expect(instructionActions('sent', 'customer')).toEqual([
      { name: 'save', allowed: false, reason: 'shared.not-in-this-state' },
      { name: 'send', allowed: false, reason: 'shared.not-in-this-state' },
    ])
    const allowed = instructionActions('sent', 'staff').filter((one) => one.allowed)
    expect(allowed.map(({ name }) => name)).toEqual(['save', 'return', 'finalise'])
  })
})
