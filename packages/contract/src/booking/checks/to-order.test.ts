import { describe, expect, it } from 'vitest'
import type { BookingForm } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import { type Party, partyFields } from '../fields/parties.ts'
import { isToOrder, orderedBy } from '../fields/to-order.ts'
import { context as anyContext, checkFacts } from '../form/form-fixtures.ts'
import { isFieldShown, missingFor } from '../form/form-needs.ts'
import { refusalsOf } from './form-checks.ts'

const context = { ...anyContext, originCountry: 'CN', destinationCountry: 'DE' }
const bank: Party = { partyType: 'CNE', partyName: 'TO THE ORDER OF DEUTSCHE BANK AG, FRANKFURT', countryCd: 'DE' }
const blank: Party = { partyType: 'CNE', partyName: 'TO ORDER' }
const named: Party = { partyType: 'CNE', partyName: 'Nordwind Handel GmbH', countryCd: 'DE' }
const notify: Party = { partyType: 'NFY', partyName: 'Nordwind Handel GmbH' }
const shipper: Party = { partyType: 'SHP', partyName: 'Haode', countryCd: 'CN' }

const lacking = (name: FormName, parties: Party[], stage: 'submit' | 'instruction' = 'instruction') =>
  missingFor({ name, form: { direction: 'E', parties } as BookingForm, context }, stage)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('parties'))
const bookedForm = (name: FormName, line: Party, form: BookingForm) =>
  Object.entries(partyFields)
    .filter(([, spec]) => spec.kind !== 'hidden' && isFieldShown(spec, { name, form, context }, line))
    .map(([field]) => field)

describe('an order in the place of a consignee', () => {
  it.each([
    ['TO ORDER', undefined],
    ['To order.', undefined],
    ['“TO THE ORDER”', undefined],
    ['TO ORDER OF SHIPPER', undefined],
    ['Order of the shipper', undefined],
    ['ORDER', undefined],
    ['TO\u00a0 ORDER  OF THE CONSIGNOR', undefined],
    ['TO ORDER OF DEUTSCHE BANK AG', 'DEUTSCHE BANK AG'],
    ['To the order of Bank of Xi’an', 'Bank of Xi’an'],
    ['UNTO THE ORDER OF BANK OF CHINA', 'BANK OF CHINA'],
    ['Consigned to the order of Sberbank', 'Sberbank'],
    ["TO SHIPPER'S ORDER", undefined],
    ['To the consignor’s order', undefined],
    ['TO BEARER', undefined],
    ['NORDWIND HANDEL GMBH OR ORDER', 'NORDWIND HANDEL GMBH'],
    ['Nordwind Handel GmbH or to their order', 'Nordwind Handel GmbH'],
    ['An Order', undefined],
    ['An Order der Commerzbank AG', 'Commerzbank AG'],
    ['A la orden', undefined],
    ['A la orden de Banco Santander', 'Banco Santander'],
    ['A la orden del Banco de España', 'Banco de España'],
    ['TO ORDER OF: HSBC', 'HSBC'],
    ['凭指示', undefined],
    ['憑指示', undefined],
    ['凭中国银行西安分行指示', '中国银行西安分行'],
    ['по приказу', undefined],
    ['По приказу ПАО Сбербанк', 'ПАО Сбербанк'],
  ])('%s', (partyName, by) => {
    expect(isToOrder({ partyName })).toBe(true)
    expect(orderedBy({ partyName })).toBe(by)
  })

  it('is read in the name of its own country as well', () => {
    expect(isToOrder({ partyName: 'Bank', partyNameLocal: '凭指示' })).toBe(true)
  })

  it.each([
    'Tea to order Ltd',
    'Order of Malta',
    'An Orderly Company Ltd',
    'A la Orden Textiles SA',
    'Bearer Logistics BV',
    'Toorder GmbH',
    'To Ordering Systems',
    '指示灯有限公司',
    'ООО Приказ',
    '',
    null,
  ])('is not %s', (partyName) => expect(isToOrder({ partyName })).toBe(false))
})

describe('the papers of a bill to order', () => {
  it.each(['S.FCL', 'S.LCL'] as const)(
    'ask of the bank its wording and place, and whoever is notified for all else (%s)',
    (name) => {
      expect(lacking(name, [shipper, bank, notify]).filter((path) => path.startsWith('parties.1'))).toEqual([])
      expect(lacking(name, [shipper, bank, notify]).filter((path) => path.startsWith('parties.2'))).toEqual(
        ['partyAddress', 'cityName', 'countryCd', 'taxNo', 'eoriNo', 'contactPhone'].map(
          (field) => `parties.2.${field}`,
        ),
      )
      expect(lacking(name, [shipper, blank, notify]).filter((path) => path.startsWith('parties.1'))).toEqual([])
      const form = { direction: 'E', parties: [shipper, bank, notify] } as BookingForm
      expect(bookedForm(name, bank, form)).toEqual([
        'partyName',
        'partyNameLocal',
        'cityName',
        'countryCd',
        'keepInAddressBook',
      ])
      expect(bookedForm(name, blank, { ...form, parties: [shipper, blank, notify] })).toEqual([
        'partyName',
        'partyNameLocal',
        'keepInAddressBook',
      ])
      expect(bookedForm(name, notify, form)).toContain('eoriNo')
    },
  )

  it('ask of a named consignee as ever, and of whoever is notified then for no more than a name', () => {
    expect(lacking('S.FCL', [shipper, named, notify])).toEqual([
      ...['partyAddress', 'cityName', 'taxNo'].map((field) => `parties.0.${field}`),
      ...['partyAddress', 'cityName', 'taxNo', 'eoriNo'].map((field) => `parties.1.${field}`),
    ])
  })

  it('ask for the country of whoever is notified as soon as for that of a consignee', () => {
    expect(lacking('S.FCL', [shipper, bank, notify], 'submit')).toEqual(['parties.2.countryCd'])
    expect(lacking('S.FCL', [shipper, { ...bank, countryCd: undefined }, notify], 'submit')).toContain(
      'parties.1.countryCd',
    )
    expect(lacking('S.FCL', [shipper, named, notify], 'submit')).toEqual([])
  })

  it('know whoever is notified by a tax or an EORI number, one of the two', () => {
    const numbers = (given: Party) =>
      lacking('S.FCL', [shipper, bank, { ...notify, ...given }]).filter((path) =>
        /^parties\.2\.(taxNo|eoriNo)$/.test(path),
      )
    expect(numbers({})).toEqual(['parties.2.taxNo', 'parties.2.eoriNo'])
    expect(numbers({ eoriNo: 'DE814201353000' })).toEqual([])
    expect(numbers({ taxNo: 'DE814201353' })).toEqual([])
  })

  it('never say that the notified party is the consignee: nobody could be told', () => {
    const same: Party = { partyType: 'NFY', sameAsConsignee: true }
    expect(lacking('S.FCL', [shipper, bank, same])).toContain('parties.2.partyName')
    expect(bookedForm('S.FCL', same, { parties: [shipper, bank, same] })).not.toContain('sameAsConsignee')
    expect(lacking('S.FCL', [shipper, named, same])).not.toContain('parties.2.partyName')
  })

  it('are a bill of lading or a through bill: every other way names its consignee', () => {
    const refused = (name: FormName, form: BookingForm = {}) =>
      refusalsOf({ name, form: { ...form, parties: [bank, notify] }, context }, checkFacts())['parties.0.partyName']
    for (const name of ['R.FCL', 'R.LCL', 'T.FTL', 'T.LTL', 'A', 'M.FCL'] as const)
      expect(refused(name), name).toBe('booking.to-order-by-rail')
    expect(refused('M.FCL', { transportDocument: 'PERLEG' })).toBe('booking.to-order-by-rail')
    expect(refused('M.FCL', { transportDocument: 'THROUGH' })).toBeUndefined()
    expect(refused('S.FCL', { billRelease: 'OBL' })).toBeUndefined()
    expect(lacking('M.FCL', [shipper, bank, notify])).toContain('parties.2.eoriNo')
  })
})
