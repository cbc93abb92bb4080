import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import { expect, it } from 'vitest'
import { unnamedOn } from './bill-words.ts'

it('says on a draft that a party is not named yet, and leaves its box empty once the bill is issued', () => {
  expect(unnamedOn('draft')).toBe('workorder.paper-not-named')
  expect(statesOfBillOut.map(unnamedOn)).toEqual(statesOfBillOut.map(() => undefined))
})
