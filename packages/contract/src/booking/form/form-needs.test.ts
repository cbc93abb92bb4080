import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldSpec, formStages } from '../fields/form-catalogue.ts'
import type { NeedsContext } from '../fields/form-conditions.ts'
import {
  type BookingForm,
  fieldsIn,
  formLists,
  type HeadName,
  headFields,
  type ListName,
  listNames,
} from '../fields/form-fields.ts'
import { type FormName, formNames } from '../fields/form-names.ts'
import { type PartyType, partyTypes } from '../fields/parties.ts'
import { blankForm, withDefaults } from './form-defaults.ts'
import { anyFilledForm, anyTurnedForm, context, withoutPath } from './form-fixtures.ts'
import { isFieldShown, isRoleNeeded, missingFor, needAt, shownPart, stopsNeeded } from './form-needs.ts'

type Fields = Readonly<Record<string, FieldSpec>>
const across: BookingForm = { direction: 'E', truckWay: 'THROUGH' }
const atHome: BookingForm = { direction: 'NM', truckWay: 'DOM' }

/** R to submit, A before we accept, S with the shipping instruction, O optional, - not asked: what a form says of a field. */
function letterOf(name: FormName, path: string, form: BookingForm, line = {}): string {
  const [head = '', column] = path.split('.')
  const at = { name, form: { ...blankForm(name), ...form }, context }
  if (column !== undefined && !isFieldShown(headFields[head as ListName], at)) return '-'
  const fields: Fields = column === undefined ? headFields : formLists[head as ListName].fields
  const spec = fields[column ?? head] as FieldSpec
  if (!isFieldShown(spec, at, line)) return '-'
  const stage = formStages.find((one) => needAt(spec, { stage: one, shown: at, line }))
  return stage ? { submit: 'R', accept: 'A', instruction: 'S' }[stage] : 'O'
}
const roleLetter = (name: FormName, role: PartyType, form: BookingForm) => {
  const at = { name, form: { ...blankForm(name), ...form }, context }
  const stage = formStages.find((one) => isRoleNeeded(role, at, one))
  return stage ? { submit: 'R', accept: 'A', instruction: 'S' }[stage] : 'O'
}
const inEveryForm = (letter: (name: FormName) => string) => formNames.map(letter).join(' ')

// The order of the forms: rail FCL LCL WAG CFS BULK, road FTL LTL, sea FCL LCL, air, multimodal FCL LCL BULK.
describe('what is required in which form, across borders', () => {
  it.each([
    ['goods.packages', 'R R R - R R R R R R R R R'],
    ['goods.packageType', 'R R R - R R R R R R R R R'],
    ['goods.grossWeightKg', 'R R R R R R R R R R R R R'],
    ['goods.volumeM3', 'O R O O R O R O R R O R O'],
    ['pieces', '- R O - R O R - R R - R O'],
    ['goods.hsCode', 'R R R R R R R R R R R R R'],
    ['goods.goodsNameEnglish', 'S S S S S O O S S R S S S'],
    ['warehouseName', '- R - - - - O - R R - R -'],
    ['warehouseDate', '- R - - - - O - R R - R -'],
    ['boxes', 'R - - R R - - R - - R - -'],
  ])('%s', (path, letters) => {
    expect(inEveryForm((name) => letterOf(name, path, { ...across, carriedIn: 'CONTAINER' }))).toBe(letters)
  })

  it('names a shipper and a consignee, and says all of them in the papers', () => {
    expect(inEveryForm((name) => roleLetter(name, 'SHP', across))).toBe('R R R R R R R R R R R R R')
    expect(inEveryForm((name) => roleLetter(name, 'CNE', across))).toBe('S S A A A R R S S R S S S')
    for (const column of ['partyAddress', 'cityName', 'taxNo'])
      for (const partyType of ['SHP', 'CNE'])
        expect(inEveryForm((name) => letterOf(name, `parties.${column}`, across, { partyType }))).toBe(
          'S S S S S S S S S S S S S',
        )
  })

  it('asks of a truck at home for neither, nor for a code of the customs', () => {
    for (const name of ['T.FTL', 'T.LTL'] as const) {
      expect(['SHP' as const, 'CNE' as const].map((role) => roleLetter(name, role, atHome))).toEqual(['O', 'O'])
      expect(letterOf(name, 'goods.hsCode', atHome)).toBe('O')
      expect(letterOf(name, 'parties.partyAddress', atHome, { partyType: 'SHP' })).toBe('O')
    }
  })

  it('needs nobody else but who must pay', () => {
    const others = partyTypes.filter((role) => role !== 'SHP' && role !== 'CNE')
    for (const name of formNames) for (const role of others) expect(roleLetter(name, role, across)).toBe('O')
    const keys = (form: BookingForm) => missingFor({ name: 'R.FCL', form, context }, 'submit').map(({ key }) => key)
    expect(keys({ payerType: 'OTHER' })).toContain('booking.payer-needed')
    expect(keys({ payerType: 'OTHER', parties: [{ partyType: 'PAY' }] })).not.toContain('booking.payer-needed')
    expect(keys({ paymentTerm: 'CC' })).toContain('booking.payer-needed')
    expect(keys({ paymentTerm: 'CC', parties: [{ partyType: 'CNE' }] })).not.toContain('booking.payer-needed')
  })
})

describe('a stage', () => {
  const parts = fc.tuple(anyFilledForm, fc.array(fc.nat(), { maxLength: 40 })).map(([[name, form], dropped]) => {
    const fields = Object.keys(form)
    return { name, form: dropped.reduce((left, index) => withoutPath(left, fields[index % fields.length] ?? ''), form) }
  })
  const paths = ({ name, form }: { name: FormName; form: BookingForm }, stage: (typeof formStages)[number]) =>
    missingFor({ name, form, context }, stage).map(({ path, key }) => `${path} ${key}`)

  it('needs all that the stages before it need', () => {
    const grows = fc.property(parts, (part) => {
      const [submit = [], accept = [], instruction = []] = formStages.map((stage) => paths(part, stage))
      expect(accept).toEqual(expect.arrayContaining(submit))
      expect(instruction).toEqual(expect.arrayContaining(accept))
    })
    fc.assert(grows, { numRuns: 100 })
  })

  it('needs no more when something more is said that opens nothing', () => {
    const quiet = ['remark', 'customerReference', 'wantedDateTo', 'contactEmail', 'originName'] as const
    const same = fc.property(parts, fc.constantFrom(...quiet), fc.constantFrom(...formStages), (part, field, stage) => {
      const more = { ...part, form: { ...part.form, [field]: 'words' } }
      expect(paths(more, stage)).toEqual(paths(part, stage))
    })
    fc.assert(same, { numRuns: 60 })
  })

  it('never misses what is not asked for', () => {
    const asked = fc.property(parts, fc.constantFrom(...formStages), ({ name, form }, stage) => {
      const at = { name, form, context }
      for (const { path } of missingFor(at, stage)) {
        const [head = '', line, column = ''] = path.split('.')
        expect(isFieldShown(headFields[head as HeadName], at), path).toBe(true)
        if (line === undefined) continue
        const list = head as ListName
        const spec = (formLists[list].fields as Fields)[column] as FieldSpec
        expect(isFieldShown(spec, at, form[list]?.[Number(line)] as object), path).toBe(true)
      }
    })
    fc.assert(asked, { numRuns: 100 })
  })

  it('says of each field once that it is missing, whatever it is for', () => {
    for (const name of formNames) {
      const at = { name, form: withDefaults({}, name), context }
      const found = missingFor(at, 'instruction').filter(({ path }) => path !== 'parties' && path !== 'stops')
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length)
    }
  })
})

describe('the doors', () => {
  it.each([
    ['R.FCL', { serviceTerm: 'ST-ST' }, false, false],
    ['R.FCL', { serviceTerm: 'DOOR-ST' }, true, false],
    ['R.FCL', { serviceTerm: 'ST-DOOR' }, false, true],
    ['R.FCL', { serviceTerm: 'DOOR-DOOR' }, true, true],
    ['R.FCL', { boxes: [{ stuffingPlace: 'FACTORY' as const }] }, true, false],
    ['R.LCL', { collectByUs: true }, true, false],
    ['R.LCL', { destinationHandling: 'DELIVERY' as const }, false, true],
    ['T.FTL', {}, true, true],
    ['T.LTL', atHome, true, true],
    ['S.FCL', { serviceTerm: 'CY-DOOR' as const }, false, true],
    ['S.FCL', { serviceTerm: 'FILO' as const }, false, false],
    ['A', { serviceTerm: 'DOOR-APT' as const }, true, false],
  ] as [FormName, BookingForm, boolean, boolean][])('of %s %j', (name, form, L, U) => {
    expect(stopsNeeded(form, name)).toEqual({ L, U })
    const missing = missingFor({ name, form, context }, 'submit').map(({ key }) => key)
    expect(missing.includes('booking.loading-stop-needed')).toBe(L)
    expect(missing.includes('booking.unloading-stop-needed')).toBe(U)
  })
})

describe('the asked part of a form', () => {
  it('is asked for whole, and leaves alone what is', () => {
    const rest = fc.property(anyTurnedForm, ([name, form]) => {
      const once = shownPart({ name, form, context })
      expect(shownPart({ name, form: once, context })).toEqual(once)
      for (const [field, value] of Object.entries(once)) {
        if (listNames.includes(field as ListName)) expect(value).toHaveLength(form[field as ListName]?.length ?? -1)
        else expect(value).toBe(form[field as HeadName])
      }
      expect(Object.keys(once).filter((field) => !(field in fieldsIn(headFields, [name])))).toEqual([])
    })
    fc.assert(rest, { numRuns: 200 })
  })

  it('alone says what is missing: what has been closed since has no say in it', () => {
    const silent = fc.property(anyTurnedForm, fc.array(fc.nat(), { maxLength: 20 }), ([name, form], dropped) => {
      const fields = Object.keys(form)
      const part = dropped.reduce((left, index) => withoutPath(left, fields[index % fields.length] ?? ''), form)
      const at = { name, form: part, context }
      for (const stage of formStages)
        expect(missingFor({ ...at, form: shownPart(at) }, stage)).toEqual(missingFor(at, stage))
    })
    fc.assert(silent, { numRuns: 300 })
  })

  it('closes with its tick and opens again with all that was in it', () => {
    const danger = [{ unNo: '1263', hazardClass: '3', flashPointC: '23' }]
    const at = (cargoKind: 'G' | 'D'): BookingForm =>
      shownPart({ name: 'R.FCL', form: { cargoKind, danger }, context: {} as NeedsContext })
    expect(at('G')).toEqual({ cargoKind: 'G' })
    expect(at('D')).toEqual({ cargoKind: 'D', danger })
  })
})
