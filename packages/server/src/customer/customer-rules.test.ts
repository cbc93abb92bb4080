import {
  certificationActions,
  certificationLifecycle,
  certifications,
} from '@landbridge/contract/customer/customer-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  type Customer,
  checkCertifiable,
  checkCredit,
  checkOwnChange,
  checkPapersOpen,
  checkUnchanged,
  companyOf,
  companyViewOf,
} from './customer-rules.ts'

const company = (changes: Partial<Customer> = {}): Customer => ({
  id: '5f1c3ab8-52a5-4d3b-8a53-1b3c9d1f2a01',
  name: 'Хлопок и чай ООО',
  nameEnglish: null,
  shortName: 'Хлопок',
  countryCode: 'RU',
  taxNo: '7707083893',
  address: 'Москва, Тверская 1',
  phone: '+7 495 000 00 00',
  certification: 'none',
  certificationReason: null,
  certificationAskedAt: null,
  salespersonId: 's',
  creditLimit: '50000',
  creditCurrency: 'CNY',
  creditTermDays: 30,
  creditTermFrom: 'bill',
  settleCurrency: null,
  billingPer: 'shipment',
  fcaTerminalByShipper: false,
  version: 3,
  createdAt: new Date('2031-01-01T00:00:00Z'),
  ...changes,
})
const certification = fc.constantFrom(...certifications)

describe('a certification', () => {
  it('moves by the lines of its life only, and names what is possible instead', () => {
    fc.assert(
      fc.property(
        certification,
        fc.constantFrom(...certificationActions),
        fc.constantFrom('customer' as const, 'staff' as const),
        (state, action, by) => {
          const to = nextState(certificationLifecycle, { state }, { action, by })
          const move = () => advance(company({ certification: state }), action, by)
          if (to) expect(move()).toBe(to)
          else
            expect(move).toThrow(
              expect.objectContaining({
                code: 'customer.action-not-allowed',
                data: expect.objectContaining({ state, version: 3 }),
              }),
            )
        },
      ),
    )
  })

  it('is asked for with all that staff look at, every missing field named, and then the licence', () => {
    const asked =
      (changes: Partial<Customer>, hasLicence = true) =>
      () =>
        checkCertifiable(company(changes), hasLicence)
    expect(asked({})).not.toThrow()
    expect(asked({ address: null, phone: '' })).toThrow(
      expect.objectContaining({
        fields: {
          'customer.address': 'customer.needed-to-certify',
          'customer.phone': 'customer.needed-to-certify',
        },
      }),
    )
    expect(asked({ taxNo: '77' }, false)).toThrow(
      expect.objectContaining({ fields: { 'customer.taxNo': 'customer.tax-number-wrong' } }),
    )
    expect(asked({}, false)).toThrow('customer.licence-needed')
  })

  it('leaves its papers open only while the company can ask for it', () => {
    const isOpen = (state: Customer['certification']) => {
      try {
        checkPapersOpen(company({ certification: state }))
        return true
      } catch {
        return false
      }
    }
    expect(certifications.filter(isOpen)).toEqual(['none', 'refused'])
  })

  it('fixes name, country and number as they were looked at, and nothing else', () => {
    const change = (state: Customer['certification'], changes: Parameters<typeof checkOwnChange>[1]) => () =>
      checkOwnChange(company({ certification: state }), changes)
    for (const state of ['none', 'refused'] as const) expect(change(state, { name: 'Чай' })).not.toThrow()
    for (const state of ['underReview', 'certified'] as const) {
      expect(change(state, { address: 'Казань', name: company().name, taxNo: company().taxNo ?? '' })).not.toThrow()
      expect(change(state, { name: 'Чай', taxNo: null, address: 'Казань' })).toThrow(
        expect.objectContaining({
          fields: { 'customer.name': 'customer.certified-fixed', 'customer.taxNo': 'customer.certified-fixed' },
        }),
      )
    }
  })
})

it('refuses what was said of another version, with where it stands now', () => {
  expect(() => checkUnchanged(company(), 3, 'staff')).not.toThrow()
  expect(() => checkUnchanged(company(), 2, 'staff')).toThrow(
    expect.objectContaining({ code: 'customer.changed-meanwhile', data: expect.objectContaining({ version: 3 }) }),
  )
})

it('takes a credit limit with its currency, or neither', () => {
  const check = (creditLimit: string | null, creditCurrency: string | null) => () =>
    checkCredit({ creditLimit, creditCurrency })
  expect(check('1', 'CNY')).not.toThrow()
  expect(check(null, null)).not.toThrow()
  for (const wrong of [check('1', null), check(null, 'CNY')]) {
    expect(wrong).toThrow(expect.objectContaining({ fields: { creditCurrency: 'customer.credit-currency-required' } }))
  }
})

it('shows a company without what only staff know of it', () => {
  const known = Object.keys(companyOf(company()))
  for (const name of ['salespersonId', 'creditLimit', 'creditCurrency', 'creditTermDays', 'creditTermFrom']) {
    expect(known).not.toContain(name)
  }
  expect(companyOf(company({ certification: 'certified' }))).toMatchObject({ state: 'certified', customerState: 2 })
  expect(companyViewOf(company({ certification: 'underReview' }), 'customer').actions).toContainEqual(
    expect.objectContaining({ name: 'askCertification', allowed: false }),
  )
})
