import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { valuesOf } from '../testing/values-of.ts'
import { newApiKey } from './api-key.ts'
import { certificationLabel, companyForm, neededToCertify } from './company.ts'
import { certifications, customerStateOf } from './customer-lifecycle.ts'
import { invitationForm } from './team.ts'

const refusals = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (z.safeDecode(schema, value as never).error?.issues ?? []).map((one) => [one.path.join('.'), one.message]),
  )

describe('what a company says of itself', () => {
  it('has a name; all else may come later', () => {
    expect(refusals(companyForm, {})).toEqual({ name: 'customer.name-required' })
    expect(refusals(companyForm, { name: '  ' })).toEqual({ name: 'customer.name-required' })
    expect(refusals(companyForm, { name: 'Silk Road Tea' })).toEqual({})
    expect(refusals(companyForm, { name: 'Silk Road Tea', countryCode: 'China' })).toEqual({
      countryCode: 'customer.country-wrong',
    })
  })

  it('can be wiped, but for the name', () => {
    const wiped = fc.property(valuesOf(companyForm), (form) => {
      const others = Object.keys(form).filter((name) => name !== 'name' && name !== 'billingPer')
      const empty = Object.fromEntries(others.map((name) => [name, null]))
      expect(refusals(companyForm, { ...form, ...empty })).toEqual({})
      expect(refusals(companyForm, { ...form, name: null })).toEqual({ name: 'customer.name-required' })
    })
    fc.assert(wiped, { numRuns: 30 })
  })

  it('asks for certification only what its form has', () => {
    expect(Object.keys(companyForm.shape)).toEqual(expect.arrayContaining([...neededToCertify]))
  })

  it('has a word and the specification’s figure for each stage of its certification', () => {
    expect(Object.keys(certificationLabel)).toEqual([...certifications])
    expect(certifications.map((stage) => [stage, customerStateOf[stage]])).toEqual([
      ['none', 0],
      ['underReview', 1],
      ['certified', 2],
      ['refused', 0],
    ])
  })
})

describe('an invitation', () => {
  const role = { companyRole: 'member' }
  const byPhone = { area: '+86', phone: '13892745510' }

  it.each([
    ['nobody', role, { email: 'customer.address-required' }],
    ['both ways', { ...role, ...byPhone, email: 'lin@tea.example' }, { email: 'customer.address-one' }],
    ['a telephone of no country', { ...role, phone: byPhone.phone }, { area: 'access.area-required' }],
    ['no role', { email: 'lin@tea.example' }, { companyRole: 'customer.role-required' }],
    [
      'a role that there is not',
      { email: 'lin@tea.example', companyRole: 'boss' },
      { companyRole: 'customer.role-required' },
    ],
    ['no address', { ...role, email: 'lin' }, { email: 'access.email-wrong' }],
  ])('is refused where it names %s', (_, form, refused) => expect(refusals(invitationForm, form)).toEqual(refused))

  it('goes by mail or by telephone', () => {
    expect(refusals(invitationForm, { ...role, email: 'lin@tea.example' })).toEqual({})
    expect(refusals(invitationForm, { ...role, ...byPhone })).toEqual({})
  })
})

it('makes no key that is good for nothing, or for what there is not', () => {
  expect(refusals(newApiKey, { keyName: 'ERP', scopes: 'read,book' })).toEqual({})
  expect(refusals(newApiKey, { keyName: 'ERP', scopes: '' })).toEqual({ scopes: 'customer.key-scope-required' })
  expect(refusals(newApiKey, { keyName: ' ', scopes: 'read' })).toEqual({ keyName: 'customer.key-name-required' })
  expect(refusals(newApiKey, { keyName: 'ERP', scopes: 'read,pay' })).toHaveProperty(['scopes.1'])
})
