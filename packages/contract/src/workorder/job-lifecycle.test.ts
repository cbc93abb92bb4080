import { describe, expect, it } from 'vitest'
import { nextState } from '../shared/lifecycle.ts'
import { modeNames, modes } from '../shared/modes.ts'
import { allTexts } from '../testing/texts-of.ts'
import {
  billStateLabels,
  customsLabels,
  jobStateLabels,
  objectionLabels,
  releaseLabels,
  shippingInstructionLabels,
} from './job-labels.ts'
import {
  billStates,
  confirmationDays,
  customsStates,
  type JobState,
  jobLifecycle,
  jobStates,
  liveJobStates,
  objectionReasons,
  releaseStates,
  shippingInstructionStates,
} from './job-lifecycle.ts'
import { modeOfJobNo } from './job-number.ts'

/** The life of a work order as the domain tells it. */
const domain = `
opened               | start   | system   | underway
opened               | arrive  | system   | arrived
underway             | arrive  | system   | arrived
arrived              | issue   | staff    | awaitingConfirmation
objected             | issue   | staff    | awaitingConfirmation
awaitingConfirmation | confirm | customer | completed
awaitingConfirmation | object  | customer | objected
awaitingConfirmation | lapse   | system   | completed
opened               | cancel  | staff    | cancelled
underway             | cancel  | staff    | cancelled
opened               | cancel  | system   | cancelled
underway             | cancel  | system   | cancelled`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
const people = ['guest', 'customer', 'staff', 'system'] as const
const actions = [...new Set(domain.map(([, action = '']) => action))]

describe('the life of a work order', () => {
  it('answers every pair of state and command, by everybody, as the domain does', () => {
    for (const state of jobStates)
      for (const action of actions)
        for (const by of people) {
          const [, , , to] = domain.find(([from, name, who]) => from === state && name === action && who === by) ?? []
          expect(nextState(jobLifecycle, { state }, { action, by }), `${action} by ${by} of ${state}`).toBe(to)
        }
    expect(jobLifecycle.flatMap(({ from }) => [...from])).toHaveLength(domain.length)
  })

  it('is over when it is completed or cancelled, and holds its containers until then', () => {
    const leadsOn = (state: JobState) => domain.some(([from]) => from === state)
    expect(jobStates.filter((state) => !leadsOn(state))).toEqual(['completed', 'cancelled'])
    expect([...liveJobStates].toSorted()).toEqual(jobStates.filter(leadsOn).toSorted())
  })

  it('is completed by the customer’s word or by seven days of silence, and by nobody else', () => {
    expect(confirmationDays).toBe(7)
    const completing = domain
      .filter(([, , , to]) => to === 'completed')
      .map(([from, action, by]) => `${from} ${action} ${by}`)
    expect(completing).toEqual(['awaitingConfirmation confirm customer', 'awaitingConfirmation lapse system'])
    const step = (state: JobState, action: string, by: 'customer' | 'staff' | 'system') =>
      nextState(jobLifecycle, { state }, { action, by })
    expect([step('objected', 'lapse', 'system'), step('awaitingConfirmation', 'confirm', 'staff')]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is called off before its cargo has arrived, and not after', () => {
    for (const state of ['arrived', 'awaitingConfirmation', 'objected', 'completed'] as const)
      for (const by of people) expect(nextState(jobLifecycle, { state }, { action: 'cancel', by })).toBeUndefined()
  })
})

describe('its papers', () => {
  it('stand where the domain has them', () => {
    expect([...shippingInstructionStates]).toEqual(['notDue', 'due', 'sent', 'returned', 'final'])
    expect([...billStates]).toEqual([
      'none',
      'draft',
      'changeAsked',
      'confirmed',
      'issued',
      'surrendered',
      'telexOrdered',
      'released',
      'void',
    ])
    expect([...releaseStates]).toEqual(['notAsked', 'held', 'released'])
    expect([...objectionReasons]).toEqual(expect.arrayContaining(['damage', 'shortage', 'delay']))
  })

  it('have a word of their own for each standing, in every language', async () => {
    const tables = {
      job: [jobStateLabels, jobStates],
      objection: [objectionLabels, objectionReasons],
      instruction: [shippingInstructionLabels, shippingInstructionStates],
      draft: [billStateLabels, billStates],
      release: [releaseLabels, releaseStates],
      customs: [customsLabels, customsStates],
    } as const
    for (const [language, texts] of await allTexts())
      for (const [name, [labels, states]] of Object.entries(tables)) {
        expect(Object.keys(labels).toSorted(), name).toEqual([...states].toSorted())
        const words = Object.values(labels).map((key) => texts.get(key)?.[0])
        expect(
          words.filter((word) => !word?.trim()),
          `${name} in ${language}`,
        ).toEqual([])
        expect(new Set(words).size, `${name} in ${language}`).toBe(words.length)
      }
  })
})

it('knows the mode of a work order by the second letter of its number, and of no number that is none', () => {
  for (const mode of modeNames) expect(modeOfJobNo(`J${modes[mode].code}2611-7K3QX`)).toBe(mode)
  expect(() => modeOfJobNo('JX2611-7K3QX')).toThrow('stands for no mode')
  expect(() => modeOfJobNo('')).toThrow()
})
