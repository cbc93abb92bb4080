import { expect, it } from 'vitest'
import { nextState } from '../shared/lifecycle.ts'
import { draftBillStates } from '../workorder/job-lifecycle.ts'
import { draftBillLifecycle } from './paper-lifecycle.ts'

const people = ['customer', 'staff', 'system'] as const

it('asks for another draft bill when the booking was changed, and leaves a bill that was issued to the desk', () => {
  const told = draftBillStates.flatMap((state) =>
    people.flatMap((by) =>
      ['confirm', 'change', 'reopen'].flatMap((action) => {
        const to = nextState(draftBillLifecycle, { state }, { action, by })
        return to ? [`${state} | ${action} | ${by} | ${to}`] : []
      }),
    ),
  )
  expect(told).toEqual([
    'sent | confirm | customer | confirmed',
    'sent | change | customer | changeAsked',
    'sent | reopen | system | changeAsked',
    'confirmed | reopen | system | changeAsked',
  ])
})
