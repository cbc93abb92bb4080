import { expect, it } from 'vitest'
import { formsNamed } from '../fields/form-names.ts'
import { firstOpenMode, isLoadTypeAmong, isLoadTypeOpen, openModes } from './open-forms.ts'

it('knows the load types of the forms that are open', () => {
  expect(openModes).toContain(firstOpenMode)
  expect(isLoadTypeOpen('R', 'FCL')).toBe(true)
  expect(isLoadTypeOpen('R', 'LCL')).toBe(false)
  expect(isLoadTypeOpen('T', 'LTL')).toBe(true)
  expect(isLoadTypeOpen('M', 'FCL')).toBe(false)
})

it('lets air be booked, though it goes without load types', () => {
  expect(isLoadTypeAmong(formsNamed('A'), 'LCL')).toBe(true)
  expect(isLoadTypeAmong(formsNamed('S.FCL'), 'LCL')).toBe(false)
})
