import fc from 'fast-check'
import { z } from 'zod'
import { choicesOf } from '../../shared/fields/field-lines.ts'
import type { FieldSpec } from '../fields/form-catalogue.ts'
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
import type { CheckFacts } from './check-facts.ts'

/** From China into the European Union, where every conditional field shows. */
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

/** False for a value that the field would change: a day is no HS code for being one once its strokes are taken out. */
function isKept(value: z.ZodType, one: unknown): boolean {
  const sent = z.safeEncode(value, one)
  const read = sent.success ? z.safeDecode(value, sent.data) : sent
  return read.success && JSON.stringify(read.data) === JSON.stringify(one)
}

function valuesOf({ value, choices }: FieldSpec, form: FormName): fc.Arbitrary<unknown> {
  const acceptedValues = choices
    ? choices(form)
    : [...values, ...choicesOf({ value })].filter((one) => isKept(value, one))
  if (acceptedValues.length === 0) throw new Error('No value of the fixtures fits a field.')
  return fc.constantFrom(...acceptedValues)
}

const lineOf = (list: ListName, name: FormName, values: object): fc.Arbitrary<object> => {
  const fields = fieldsIn(formLists[list].fields as Fields, [name])
  const filled = Object.entries(fields).map(([field, spec]) => [field, valuesOf(spec as FieldSpec, name)])
  return fc.record(Object.fromEntries(filled)).map((line) => ({ ...line, ...values }))
}

/** Lines with which none is missing: both ends of a service, and everybody who takes part. */
const linesInForm: Partial<Record<ListName, readonly object[]>> = {
  stops: [{ stopType: 'L' }, { stopType: 'U' }, { stopType: 'U' }],
  parties: ['SHP', 'CNE', 'NFY', 'PAY'].map((partyType) => ({ partyType, sameAsConsignee: false })),
  legs: [{ legSeq: 1 }, { legSeq: 2 }],
}

function formsOf(name: FormName): fc.Arbitrary<BookingForm> {
  const heads = Object.entries(fieldsIn(headFields as Fields, [name])).map(([field, spec]) => {
    const list = listNames.find((one) => one === field)
    if (!list) return [field, valuesOf(spec as FieldSpec, name)]
    return [field, fc.tuple(...(linesInForm[list] ?? [{}]).map((values) => lineOf(list, name, values)))]
  })
  const loadType = name.split('.')[1]
  return fc
    .record(Object.fromEntries(heads))
    .map((form) => ({ ...form, agreeTerms: true, ...(loadType && { loadType }) }) as BookingForm)
}

const formsByName = new Map(formNames.map((name) => [name, formsOf(name)]))

export const filledForms = (name: FormName): fc.Arbitrary<BookingForm> => formsByName.get(name) ?? formsOf(name)

export const anyFilledForm: fc.Arbitrary<[FormName, BookingForm]> = fc.oneof(
  ...formNames.map((name) => fc.tuple(fc.constant(name), filledForms(name))),
)

/** Ticks that open and close parts of a form, and the choices that do. */
const turned = fc.record({
  cargoKind: fc.constantFrom('G', 'D'),
  temperatureControlled: fc.boolean(),
  oversize: fc.boolean(),
  containsBatteries: fc.boolean(),
  insured: fc.boolean(),
  carriedIn: fc.constantFrom('CONTAINER', 'WAGON'),
  truckWay: fc.constantFrom('DOM', 'THROUGH', 'RELOAD'),
  transitType: fc.constantFrom('NONE', 'T1'),
  exportCustomsBy: fc.constantFrom('US', 'OWN'),
  direction: fc.constantFrom('E', 'NM'),
  planByUs: fc.boolean(),
})

/** Such forms with their parts opened and closed at random, the values of the closed ones still in them. */
export const anyTurnedForm = fc.tuple(anyFilledForm, turned).map(([[name, form], ticks]): [FormName, BookingForm] => {
  const ownTicks = Object.entries(ticks).filter(([field]) => headFields[field as HeadName].forms.includes(name))
  return [name, { ...form, ...Object.fromEntries(ownTicks) } as BookingForm]
})

export const filledForm = (name: FormName): BookingForm =>
  fc.sample(filledForms(name), { numRuns: 1, seed: 7 })[0] ?? {}

export function withoutPath(form: BookingForm, path: string): BookingForm {
  const [head = '', line, column = ''] = path.split('.')
  const without = (record: object, name: string) =>
    Object.fromEntries(Object.entries(record).filter(([one]) => one !== name))
  if (line === undefined) return without(form, head)
  const lines = (form[head as ListName] ?? []) as object[]
  return { ...form, [head]: lines.map((one, i) => (i === Number(line) ? without(one, column) : one)) }
}

/** Facts of an ordinary day: a box of each common size, a price for both, and nothing against the customer. */
export const checkFacts = (changes: Partial<CheckFacts> = {}): CheckFacts => ({
  today: '2031-01-15',
  now: new Date('2031-01-15T08:00:00Z'),
  boxes: {
    '40HQ': { innerLengthM: 12.03, innerWidthM: 2.35, innerHeightM: 2.69, maxPayloadKg: 28_600, volumeM3: 76.3 },
    '20GP': { innerLengthM: 5.9, innerWidthM: 2.35, innerHeightM: 2.38, maxPayloadKg: 28_200, volumeM3: 33.2 },
  },
  price: {
    validTo: '2031-06-30',
    priced: ['C40HQ', 'C20GP'],
    weightLimitKg: { '40HQ': 26_000 },
    siCutoffHours: 72,
    transitDaysMax: 17,
  },
  ...changes,
})
