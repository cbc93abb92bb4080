import { expect, it } from 'vitest'
import { instructionNamesOf } from '../shown/instruction-due.ts'
import { missingWord } from './missing-words.ts'

it('misses a waybill of an airline and a bill of a shipping line', () => {
  expect(missingWord('masterBill', { jobNo: 'JA2611-ZD5T6' })).toBe('workorder.lacks-master-waybill')
  expect(missingWord('masterBill', { jobNo: 'JS2611-ZD5T6' })).toBe('workorder.lacks-master-bill')
  expect(missingWord('seal', { jobNo: 'JA2611-ZD5T6' })).toBe('workorder.lacks-seals')
})

it('asks for the papers of a flight or a truck by the cut-off for documents, for a shipping instruction by its own', () => {
  const until = (jobNo: string) => instructionNamesOf({ jobNo }).until
  expect([until('JR2611-7K3QX'), until('JS2611-7K3QX')]).toEqual(['workorder.si-until', 'workorder.si-until'])
  expect([until('JA2611-7K3QX'), until('JT2611-7K3QX')]).toEqual(['workorder.papers-until', 'workorder.papers-until'])
})
