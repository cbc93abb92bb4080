import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/languages.ts'
import { allTexts, holesOf } from '../../testing/texts-of.ts'
import { filled } from '../booking-labels.ts'
import type { FieldSpec } from '../fields/form-catalogue.ts'
import { type BookingForm, formLists, type HeadName, headFields, type ListName } from '../fields/form-fields.ts'
import { type FormName, formNames } from '../fields/form-names.ts'
import type { CheckFacts } from '../form/check-facts.ts'
import { anyTurnedForm, checkFacts, context, filledForms, withoutPath } from '../form/form-fixtures.ts'
import { isFieldShown } from '../form/form-needs.ts'
import { refusalsOf, warningsOf } from './form-checks.ts'

/** Facts that find fault with whatever they can. */
const unkind: CheckFacts = checkFacts({
  warehouseCutoff: '2031-01-01 00:00:00',
  firstPlanMonth: '2032-01',
  customer: { certification: 'none', isOverCredit: true, isOverdue: true },
  bookedAlready: { bookingNo: 'R310115-7K3QX' },
  sameReference: { bookingNo: 'R310115-7K3QY' },
  departure: {
    isOpen: true,
    firstCutoff: new Date('2031-01-01T00:00:00Z'),
    etd: new Date('2031-02-01T00:00:00Z'),
    spaceTotal: { '40HQ': 0, '20GP': 0 },
  },
  price: {
    validTo: '2031-01-01',
    isOver: true,
    priced: [],
    weightLimitKg: { '40HQ': 1, '20GP': 1 },
    closedClasses: 'all',
    returnPlaces: [],
    siCutoffHours: 999,
    transitDaysMax: 99,
    amount: '10',
    currency: 'USD',
  },
  trucks: { ALL: { payloadKg: 1, volumeM3: 1, isDomesticOnly: true, hasBox: true } },
  earlierPrice: { validTo: '2031-01-01', priced: [], weightLimitKg: {}, amount: '9', currency: 'USD' },
})

/** Whether a form shows the field at a path: its list, and in its line the column. */
function isShown(path: string, name: FormName, form: BookingForm): boolean {
  const at = { name, form, context }
  const [head = '', line, column = ''] = path.split('.')
  const spec: FieldSpec | undefined = headFields[head as HeadName]
  if (!spec || !isFieldShown(spec, at)) return false
  if (line === undefined) return true
  const list = head as ListName
  const columns: Readonly<Record<string, FieldSpec>> = formLists[list].fields
  return columns[column] !== undefined && isFieldShown(columns[column], at, form[list]?.[Number(line)] as object)
}

describe('what is found', () => {
  it('stands at a field that the form shows: what it does not show stops nobody', () => {
    const shown = fc.property(anyTurnedForm, ([name, form]) => {
      const paths = Object.keys(refusalsOf({ name, form, context }, unkind))
      expect(
        paths.filter((path) => !isShown(path, name, form)),
        name,
      ).toEqual([])
    })
    fc.assert(shown, { numRuns: 300 })
  })

  it('warns of nothing that the form does not show', () => {
    const shown = fc.property(anyTurnedForm, ([name, form]) => {
      const paths = warningsOf({ name, form, context }, unkind).map(({ path }) => path)
      expect(
        paths.filter((path) => !isShown(path, name, form)),
        name,
      ).toEqual([])
    })
    fc.assert(shown, { numRuns: 300 })
  })

  it('is the same whoever looks, and changes nothing that it looks at', () => {
    const same = fc.property(anyTurnedForm, ([name, form]) => {
      const before = structuredClone(form)
      const once = [refusalsOf({ name, form, context }, unkind), warningsOf({ name, form, context }, unkind)]
      expect([refusalsOf({ name, form, context }, unkind), warningsOf({ name, form, context }, unkind)]).toEqual(once)
      expect(form).toEqual(before)
    })
    fc.assert(same, { numRuns: 50 })
  })

  it('is nothing that a draft of any part of a form could break', () => {
    const anyPart = fc.property(anyTurnedForm, fc.array(fc.nat(), { maxLength: 60 }), ([name, form], dropped) => {
      const fields = Object.keys(form)
      const part = dropped.reduce<BookingForm>(
        (left, index) => withoutPath(left, fields[index % fields.length] ?? ''),
        form,
      )
      expect(Object.keys(refusalsOf({ name, form: part, context }, unkind))).toEqual(expect.any(Array))
      expect(
        warningsOf({ name, form: part, context }, { today: '2031-01-15', now: new Date(0), boxes: {} }),
      ).toBeDefined()
    })
    fc.assert(anyPart, { numRuns: 100 })
  })
})

describe('what is said of it', () => {
  it('is a sentence in every language whose figures are all there', async () => {
    const texts = await allTexts()
    const said = new Map<string, Readonly<Record<string, string>>>()
    for (const name of formNames)
      for (const form of fc.sample(filledForms(name), { numRuns: 20, seed: 9 })) {
        for (const key of Object.values(refusalsOf({ name, form, context }, unkind))) said.set(key, {})
        for (const { key, values = {} } of warningsOf({ name, form, context }, unkind)) said.set(key, values)
      }
    expect(said.size).toBeGreaterThan(25)
    for (const [key, values] of said)
      for (const language of languages) {
        const sentence = texts.get(language)?.get(key)?.[0]
        expect(sentence, `${key} in ${language}`).toBeTruthy()
        expect(holesOf(sentence), key).toEqual(
          Object.keys(values)
            .map((one) => `{${one}}`)
            .toSorted(),
        )
        expect(filled(sentence ?? '', values)).not.toMatch(/[{}]|undefined/)
      }
  })
})
