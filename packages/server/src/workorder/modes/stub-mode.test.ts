import { modeCodes } from '@landbridge/contract/shared/modes'
import { partKindOf } from '@landbridge/contract/workorder/part-kinds'
import { expect, it } from 'vitest'
import { jobMode } from '../job-mode.ts'
import { inBoxes } from './parts-booked.ts'

/** The answers of a mode whose cargo travels in boxes, besides its row among the modes. */
const own = { neededParts: () => ['containerNo', 'charges'] as const }
const stub = jobMode({ ...inBoxes, ...own })

it('opens the jobs of a mode that states only what it needs', () => {
  const form = { boxes: [{ containerType: '40HQ', containerQty: 2, containerCargoKg: '18000' }] }
  const [line] = stub.partsOrdered(form)
  expect(line).toEqual({ kind: 'box', containerType: '40HQ', containerOwner: 'C', qty: 2 })
  expect(stub.openingHead({} as never)).toEqual({})
  expect(stub.rowView({} as never, [])).toEqual({})
  expect(stub.measureOf('LCL')?.isShared).toBe(true)
})

it('reads the kind of its parts in the row of each mode, and knows none of a chain of legs', () => {
  const chains = modeCodes.filter((code) => {
    try {
      return !partKindOf(code)
    } catch {
      return true
    }
  })
  expect(chains).toEqual(['M'])
})
