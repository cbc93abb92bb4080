import type { Problem } from '@landbridge/contract/shared/problem'
import { expect, it } from 'vitest'
import { checkFill, fillOf, limitsOf } from './fill-rules.ts'

const limits = limitsOf({ volumeM3: 33.2, maxPayloadKg: 28200 })
const refusal = (cargoes: Parameters<typeof checkFill>[0]) => {
  try {
    checkFill(cargoes, limits)
  } catch (error) {
    return error as Problem
  }
  return undefined
}

it('stows nine tenths of the inner volume, and loads the payload', () => {
  expect(limits).toEqual({ maxVolumeM3: '29.88', maxWeightKg: '28200' })
  expect(limitsOf({ innerL: 5.9, innerW: 2.35, innerH: 2.39, maxPayloadKg: 28200 }).maxVolumeM3).toBe('29.824')
  expect(limitsOf({ maxPayloadKg: 28200 })).toEqual({ maxWeightKg: '28200' })
})

it('says in per cent how full a container is', () => {
  const cargoes = [{ volumeM3: '10', grossWeightKg: '7050' }, { volumeM3: '4.94' }]
  expect(fillOf(cargoes, limits)).toEqual({
    volumeM3: '14.940',
    grossWeightKg: '7050.000',
    volumePct: 50,
    weightPct: 25,
  })
  expect(fillOf([], undefined)).toMatchObject({ volumeM3: '0.000', volumePct: undefined })
})

it('refuses what does not go in, and says of what there is too much and by how much', () => {
  expect(refusal([{ volumeM3: '29.88', grossWeightKg: '28200' }])).toBeUndefined()
  expect(refusal([{ volumeM3: '20' }, { volumeM3: '11.13' }])).toMatchObject({
    code: 'workorder.overfull-volume',
    data: { total: '31.130', limit: '29.88', over: '1.250', unit: 'm3' },
  })
  expect(refusal([{ volumeM3: '20', grossWeightKg: '28300' }])).toMatchObject({
    code: 'workorder.overfull-weight',
    data: { over: '100.000', unit: 'kg' },
  })
})
