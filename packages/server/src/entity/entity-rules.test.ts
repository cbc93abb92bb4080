import { expect, it } from 'vitest'
import { entityForm } from './entity-fixtures.ts'
import { entityOfLane } from './entity-rules.ts'
import type { EntityLane, OwnEntity } from './own-entity.ts'

const entity = (entityCode: string, rules: OwnEntity['rules'], changes: Partial<OwnEntity> = {}): OwnEntity => ({
  ...entityForm({ entityCode, isDefault: false }),
  id: entityCode,
  pictures: {},
  version: 1,
  rules,
  ...changes,
})

const customerId = '4f6c2f4e-0000-4000-8000-000000000001'
const lane = (changes: Partial<EntityLane> = {}): EntityLane => ({
  customerId,
  modes: ['S'],
  originCountry: 'CN',
  destinationCountry: 'DE',
  ...changes,
})

const entities = [
  entity('SHA', [], { isDefault: true }),
  entity('HKG', [{ destinationCountry: 'US' }]),
  entity('AIR', [{ ruleMode: 'A' }]),
  entity('BIG', [{ customerId }]),
]
const codeFor = (changes: Partial<EntityLane>, some = entities) => entityOfLane(some, lane(changes))?.entityCode

it('gives a booking to the entity whose rule means it, and to the default where none does', () => {
  const other = { customerId: null }
  expect(codeFor(other)).toBe('SHA')
  expect(codeFor({ ...other, destinationCountry: 'US' })).toBe('HKG')
  expect(codeFor({ ...other, modes: ['A'] })).toBe('AIR')
})

it('puts the customer above the lane, and a country above a mode', () => {
  expect(codeFor({ destinationCountry: 'US', modes: ['A'] })).toBe('BIG')
  expect(codeFor({ customerId: null, destinationCountry: 'US', modes: ['A'] })).toBe('HKG')
})

it('gives nothing to an entity that is switched off, and to the first by its code where two mean a lane alike', () => {
  const off = entities.map((one) => (one.entityCode === 'HKG' ? { ...one, active: false } : one))
  expect(codeFor({ customerId: null, destinationCountry: 'US' }, off)).toBe('SHA')
  const twice = [...entities, entity('AAA', [{ destinationCountry: 'US' }])]
  expect(codeFor({ customerId: null, destinationCountry: 'US' }, twice)).toBe('AAA')
  expect(codeFor({ customerId: null, destinationCountry: 'US' }, twice.toReversed())).toBe('AAA')
})

it('means a lane by all the conditions of a rule, not by some of them', () => {
  const both = [
    entity('SHA', [], { isDefault: true }),
    entity('USA', [{ originCountry: 'CN', destinationCountry: 'US' }]),
  ]
  expect(codeFor({ originCountry: 'VN', destinationCountry: 'US' }, both)).toBe('SHA')
  expect(codeFor({ originCountry: undefined, destinationCountry: 'US' }, both)).toBe('SHA')
})
