import { expect, it } from 'vitest'
import { aContainer } from '../job-fixtures.ts'
import { checkPartNo, doubtsOn, warningsOn } from './container-rules.ts'

const facts = { maxPayloadKg: 26_000, otherJobNo: undefined, doubtsOfMode: {} }

it('doubts a number whose check digit is wrong, what its mode doubts, and too heavy a box', () => {
  expect(doubtsOn(aContainer({ containerNo: 'CSQU3054383' }), facts)).toEqual({})
  const doubtsOfMode = { wagonNo1520: 'workorder.warn-wagon-check' } as const
  const doubtful = aContainer({ containerNo: 'CSQU3054384', grossWeightKg: '26000.001' })
  expect(Object.entries(doubtsOn(doubtful, { ...facts, doubtsOfMode }))).toEqual([
    ['containerNo', 'workorder.warn-check-digit'],
    ['wagonNo1520', 'workorder.warn-wagon-check'],
    ['grossWeightKg', 'workorder.warn-overweight'],
  ])
})

it('keeps both doubts of one number: a wrong digit, and another job that carries it', () => {
  const container = aContainer({ containerNo: 'CSQU3054384' })
  expect(warningsOn(container, { ...facts, otherJobNo: 'JR3101-AAAAA' })).toEqual([
    'workorder.warn-check-digit',
    'workorder.warn-other-job',
  ])
})

it('takes a container number once on a job', () => {
  const first = aContainer({ id: 'a', containerNo: 'CSQU3054383' })
  expect(() => checkPartNo(first, [first])).not.toThrow()
  expect(() => checkPartNo({ ...first, id: 'b' }, [first])).toThrow(
    expect.objectContaining({ fields: { containerNo: 'workorder.container-no-twice' } }),
  )
  expect(() => checkPartNo(aContainer({ id: 'b' }), [aContainer({ id: 'a' })])).not.toThrow()
})
