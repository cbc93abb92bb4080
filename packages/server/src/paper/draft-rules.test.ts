import { draftBillStates } from '@landbridge/contract/workorder/job-lifecycle'
import { expect, it } from 'vitest'
import { draftReopened } from './draft-rules.ts'

it('asks for another draft in place of one that was sent or confirmed, and lets every other stand', () => {
  const reopened = draftBillStates.filter((draftState) => draftReopened({ draftState }).draftState === 'changeAsked')
  expect(reopened).toEqual(['sent', 'confirmed'])
  expect(draftReopened({ draftState: 'confirmed' })).toEqual({ draftState: 'changeAsked', draftAnswer: null })
  expect(draftReopened({ draftState: 'issued' })).toEqual({})
})
