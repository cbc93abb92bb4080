import { modes } from '@landbridge/contract/shared/modes'
import { expect, it } from 'vitest'
import { pricedByBox } from './by-box.ts'

/** A mode that is priced by the box of its carriers and states nothing but its row. */
const stub = pricedByBox({ ...modes.railway, shipperBoxes: false, mainCharge: 'MAINF', sharedUnit: 'M3' })

it('prices the boxes of a mode by the facts of its row', () => {
  expect(stub.code).toBe('R')
  expect(stub.queriedColumns({ containerType: '40HQ' })).toEqual(['coc40Hq'])
  expect(stub.queriedColumns({ containerType: '40HQ', ourBox: false })).toEqual([])
  const line = { terms: { coc40Hq: '4000' }, currency: 'USD' } as never
  expect(stub.priceProblems(line)).toEqual({})
  expect(stub.lineCosts(line, { currency: 'USD', rates: new Map([['USD', '1']]) } as never)).toBe('4000.00')
  const boxes = [{ containerType: '40HQ', containerQty: 2, containerOwner: 'C' as const }]
  const [freight] = stub.mainCharges({ boxes, currcd: 'USD' }, { terms: { coc40Hq: '4000' }, currency: 'USD' } as never)
  expect(freight).toMatchObject({ chargeCode: 'MAINF', quantity: '2', unitPrice: '4000' })
})
