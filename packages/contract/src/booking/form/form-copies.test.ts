import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../fields/form-catalogue.ts'
import { type BookingForm, formLists, headFields, type ListName, listNames } from '../fields/form-fields.ts'
import { formNames } from '../fields/form-names.ts'
import { formAgain, searchedWords, withDefaults } from './form-defaults.ts'
import { anyFilledForm, context, filledForm } from './form-fixtures.ts'
import { returnableFields } from './form-sections.ts'

const catalogues: [string, Readonly<Record<string, FieldSpec>>][] = [
  ['head', headFields],
  ...listNames.map((list): [string, Readonly<Record<string, FieldSpec>>] => [list, formLists[list].fields]),
]
const specs = catalogues.flatMap(([where, fields]) =>
  Object.entries(fields).map(([name, spec]) => ({ where, name, spec })),
)
const names = fc.constantFrom(...formNames)

describe('copies and beginnings', () => {
  it('never carry along what holds for one booking only', () => {
    for (const name of formNames) {
      const again = formAgain(filledForm(name))
      for (const { where, name: field, spec } of specs.filter((one) => one.spec.isOnce && one.name !== 'agreeTerms')) {
        const places = where === 'head' ? [again] : ((again[where as ListName] ?? []) as object[])
        for (const place of places) expect(place, `${where} ${field} ${spec.kind}`).not.toHaveProperty(field)
      }
      expect(again.agreeTerms).toBe(false)
    }
  })

  it('are the same when they are made twice, and ask for nothing that the form has not', () => {
    fc.assert(
      fc.property(anyFilledForm, names, ([, form], name) => {
        const once = withDefaults(form, name)
        expect(withDefaults(once, name)).toEqual(once)
        for (const field of Object.keys(once))
          expect(headFields[field as keyof typeof headFields].forms).toContain(name)
      }),
      { numRuns: 40 },
    )
  })

  it('find a booking by every number in it', () => {
    const boxes = [{ shipperContainerNos: ['CSQU3054383', 'CBHU3202732'] }, { shipperContainerNos: [] }]
    const form: BookingForm = { customerReference: 'PO-7', goods: [{ goodsName: 'Tea' }, { goodsName: 'Cups' }], boxes }
    expect(searchedWords(form)).toEqual(['PO-7', 'Tea', 'Cups', 'CSQU3054383', 'CBHU3202732'])
    const numbers = specs.filter(({ spec }) => spec.isSearched).map(({ name }) => name)
    for (const name of formNames) {
      const form = filledForm(name)
      const words = searchedWords(form)
      for (const number of numbers) {
        const said = [form, ...listNames.flatMap((list) => (form[list] ?? []) as object[])].flatMap(
          (place) => (place as Record<string, unknown>)[number] ?? [],
        )
        expect(words).toEqual(expect.arrayContaining(said.flat()))
      }
    }
  })

  it('may be sent back field by field: what the customer fills in, and nothing hidden', () => {
    for (const name of formNames) {
      const form = filledForm(name)
      const back = returnableFields({ name, form, context })
      expect(new Set(back).size).toBe(back.length)
      expect(back).toEqual(expect.arrayContaining(['goods.0.goodsName', 'originCode']))
      expect(back).not.toContain('quoteId')
    }
  })

  it('may be sent back as far as it is asked for: no reefer fields of dry goods, no EORI of a shipper, and lists for what is not there', () => {
    const parties = [{ partyType: 'SHP' as const }, { partyType: 'CNE' as const }]
    const form: BookingForm = { cargoKind: 'G', direction: 'E', temperatureControlled: false, goods: [{}], parties }
    const back = returnableFields({ name: 'R.FCL', form, context })
    expect(back).toEqual(expect.arrayContaining(['cargoKind', 'stops', 'parties', 'attachments', 'parties.1.eoriNo']))
    for (const path of ['setTemperatureC', 'danger', 'oogLengthCm', 'parties.0.eoriNo', 'parties.1.customsNo']) {
      expect(back).not.toContain(path)
    }
    expect(returnableFields({ name: 'R.FCL', form: { ...form, cargoKind: 'D' }, context })).toContain('danger')
  })
})
