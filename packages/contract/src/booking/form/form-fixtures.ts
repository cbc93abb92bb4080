import fc from 'fast-check'
import { z } from 'zod'
import type { FieldSpec } from './form-catalogue.ts'
import type { NeedsContext } from './form-conditions.ts'
import { type BookingForm, fieldsIn, formLists, headFields, type ListName, listNames } from './form-fields.ts'
import type { FormName } from './form-names.ts'

/** From China into the European Union, where everything is asked that can be. */
export const context: NeedsContext = {
  hasCompany: false,
  originCountry: 'CN',
  destinationCountry: 'DE',
  returnPlaceMatters: true,
}

/** One of these fits every field: what a field takes says its schema. */
const values: readonly unknown[] = [
  ...[true, false, 1, 2, 5, '12.5', '3', '0.1', '2031-02-20', '2031-03-01', '2031-02', '09:30', '2031-02-20 10:00:00'],
  ...[
    'CNXIA',
    'DEHAM',
    '40HQ',
    '20GP',
    '40RF',
    '40FR',
    'CN',
    'DE',
    'USD',
    'EUR',
    'ORIGINAL',
    'OOLU',
    '847130',
    '84713000',
    '3480',
    '1263',
  ],
  ...[
    '9',
    '3',
    '1.1D',
    'a@b.co',
    '+86 29 8888 0000',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    'DE123456',
    '1234567890',
    'PAINT N.O.S.',
  ],
  ...[['PER'], ['a@b.co', 'c@d.eu'], ['CSQU3054383'], 'Words in Latin letters', 'Чай', '茶叶'],
]

type Fields = Readonly<Record<string, FieldSpec>>

/** What may stand in a field of a form. */
function valuesOf({ value, choices }: FieldSpec, form: FormName): fc.Arbitrary<unknown> {
  const taken = choices
    ? choices(form)
    : [...values, ...optionsOf(value)].filter((one) => z.safeEncode(value, one).success)
  if (taken.length === 0) throw new Error('No value of the fixtures fits a field.')
  return fc.constantFrom(...taken)
}

const optionsOf = (value: z.ZodType): readonly unknown[] => {
  const inner = value as { options?: readonly string[]; unwrap?: () => z.ZodType }
  return inner.options ?? (inner.unwrap ? optionsOf(inner.unwrap()) : [])
}

const lineOf = (list: ListName, name: FormName, said: object): fc.Arbitrary<object> => {
  const fields = fieldsIn(formLists[list].fields as Fields, [name])
  const filled = Object.entries(fields).map(([field, spec]) => [field, valuesOf(spec as FieldSpec, name)])
  return fc.record(Object.fromEntries(filled)).map((line) => ({ ...line, ...said }))
}

/** What must hold of the lines so that none is missing: both ends of a service, and everybody who takes part. */
const linesSaid: Partial<Record<ListName, readonly object[]>> = {
  stops: [{ stopType: 'L' }, { stopType: 'U' }, { stopType: 'U' }],
  parties: ['SHP', 'CNE', 'NFY', 'PAY'].map((partyType) => ({ partyType, sameAsConsignee: false })),
  legs: [{ legSeq: 1 }, { legSeq: 2 }],
}

/** Forms in which every field is filled in, lines too, with whatever it takes. */
export function filledForms(name: FormName): fc.Arbitrary<BookingForm> {
  const heads = Object.entries(fieldsIn(headFields as Fields, [name])).map(([field, spec]) => {
    const list = listNames.find((one) => one === field)
    if (!list) return [field, valuesOf(spec as FieldSpec, name)]
    return [field, fc.tuple(...(linesSaid[list] ?? [{}]).map((said) => lineOf(list, name, said)))]
  })
  const loadType = name.split('.')[1]
  return fc
    .record(Object.fromEntries(heads))
    .map((form) => ({ ...form, agreeTerms: true, ...(loadType && { loadType }) }) as BookingForm)
}

/** One filled form, always the same. */
export const filledForm = (name: FormName): BookingForm =>
  fc.sample(filledForms(name), { numRuns: 1, seed: 7 })[0] ?? {}

/** A form without the field at a path. */
export function withoutPath(form: BookingForm, path: string): BookingForm {
  const [head = '', line, column = ''] = path.split('.')
  const without = (of: object, name: string) => Object.fromEntries(Object.entries(of).filter(([one]) => one !== name))
  if (line === undefined) return without(form, head)
  const lines = (form[head as ListName] ?? []) as object[]
  return { ...form, [head]: lines.map((one, i) => (i === Number(line) ? without(one, column) : one)) }
}
