import { bookingForm } from '@landbridge/contract/booking/booking-modes'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import {
  type BookingForm,
  formLists,
  type HeadName,
  headFields,
  listNames,
} from '@landbridge/contract/booking/fields/form-fields'
import { doorToDoorForms, type FormName } from '@landbridge/contract/booking/fields/form-names'
import type { PieceLine } from '@landbridge/contract/booking/fields/goods-lines'
import { type Party, partyTypes } from '@landbridge/contract/booking/fields/parties'
import { blankForm } from '@landbridge/contract/booking/form/form-defaults'
import { type ModeCode, modeCodes } from '@landbridge/contract/shared/modes'
import { problemsIn } from '@landbridge/contract/shared/wire'

const schemas = new Map(modeCodes.map((code) => [code, bookingForm(code)]))
const schemaOf = (code: ModeCode) => schemas.get(code) ?? bookingForm(code)

const namesOf = (code: ModeCode) => Object.keys(schemaOf(code).shape) as HeadName[]

/** Parties that every form offers. */
const usualParties: BookingForm['parties'] = [
  { partyType: 'SHP' },
  { partyType: 'CNE' },
  { partyType: 'NFY', sameAsConsignee: true },
]
const hasField = (name: FormName, field: HeadName) => headFields[field].forms.includes(name)

export const blankPiece = (): PieceLine => ({ goodsSeq: 1, stackable: true, turnable: false })
/** True for a piece without measures, whose goods line and stacking are preset. */
const isBlankPiece = ({ goodsSeq: _line, stackable: _under, turnable: _turned, ...measured }: PieceLine): boolean =>
  Object.values(measured).every(isBlank)

export const needsPieces = (name: FormName): boolean =>
  headFields.pieces.needs.some(({ stage, forms }) => stage === 'submit' && forms.includes(name))

/** A new form with one open line of goods and containers, and its usual parties. */
export function newForm(name: FormName): BookingForm {
  return {
    ...blankForm(name),
    direction: 'E',
    goods: [{}],
    ...(hasField(name, 'pieces') && { pieces: needsPieces(name) ? [blankPiece()] : [] }),
    ...(hasField(name, 'boxes') && { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' }] }),
    danger: [],
    stops: doorToDoorForms.includes(name) ? [{ stopType: 'L' }, { stopType: 'U' }] : [],
    ...(hasField(name, 'legs') && { legs: [] }),
    parties: usualParties,
    attachments: [],
    agreeTerms: false,
  }
}

/** A saved form for editing, with a line in every list. */
export function editableForm(savedForm: BookingForm, name: FormName): BookingForm {
  const savedValues = Object.fromEntries(
    (Object.keys(headFields) as HeadName[])
      .filter((field) => hasField(name, field) && !isBlank(savedForm[field]))
      .map((field) => [field, savedForm[field]]),
  ) as BookingForm
  const savedParties = savedValues.parties ?? []
  const missing = (usualParties ?? []).filter(
    ({ partyType }) => partyType !== 'NFY' && !savedParties.some((one) => one.partyType === partyType),
  )
  const fresh = newForm(name)
  return {
    ...fresh,
    ...savedValues,
    parties: savedValues.parties ? inRoleOrder([...savedParties, ...missing]) : fresh.parties,
  }
}

const inRoleOrder = (parties: NonNullable<BookingForm['parties']>) => {
  const rank = ({ partyType }: Party) => (partyType ? partyTypes.indexOf(partyType) : partyTypes.length)
  return parties.toSorted((a, b) => rank(a) - rank(b))
}

/** A saved form's path in the opened form, which sorts parties by role. */
export function pathInEditableForm(path: string, savedForm: BookingForm, editable: BookingForm): string {
  const [list, line, ...rest] = path.split('.')
  const party = list === 'parties' ? savedForm.parties?.[Number(line)] : undefined
  const lineIndex = party ? (editable.parties ?? []).indexOf(party) : -1
  return lineIndex < 0 ? path : ['parties', lineIndex, ...rest].join('.')
}

/** The form without blanks: texts, goods and parties, with stops numbered in order. */
export function filledForm(form: BookingForm, code: ModeCode): BookingForm {
  const entered = Object.fromEntries(
    namesOf(code)
      .filter((name) => !isBlank(form[name]))
      .map((name) => [name, form[name]]),
  ) as Record<string, unknown>
  for (const list of listNames) {
    const lines = (entered[list] as object[] | undefined)?.map(withoutBlanks)
    if (lines) entered[list] = lines
  }
  const filled = entered as BookingForm
  if (filled.pieces?.every(isBlankPiece)) delete entered.pieces
  return {
    ...filled,
    ...(filled.goods && withoutBlankGoods(filled)),
    ...(filled.stops && { stops: numberStops(filled.stops) }),
    ...(filled.legs && { legs: filled.legs.map((leg, index) => ({ ...leg, legSeq: index + 1 })) }),
    ...(filled.parties && { parties: filled.parties.filter(isNamedParty) }),
  }
}

const withoutBlanks = (line: object) => Object.fromEntries(Object.entries(line).filter(([, value]) => !isBlank(value)))

/** True for a party with more than a role, or a notify party that is the consignee. */
export const isNamedParty = (party: object): boolean =>
  Object.entries(party).some(([name, value]) => name !== 'partyType' && !isBlank(value) && value !== false)

/** Goods lines to send: the filled ones and those that other lines refer to, else the first. */
function goodsSent({ goods, pieces, danger }: BookingForm): number[] {
  const referredLines = new Set([...(pieces ?? []), ...(danger ?? [])].map(({ goodsSeq }) => goodsSeq))
  const isSent = (line: object, lineIndex: number) =>
    !Object.values(line).every(isBlank) || referredLines.has(lineIndex + 1)
  const sent = [...(goods ?? []).entries()]
    .filter(([lineIndex, line]) => isSent(line, lineIndex))
    .map(([lineIndex]) => lineIndex)
  return sent.length > 0 ? sent : [0]
}

/** Renumbers references to goods lines without the blank ones. */
function withoutBlankGoods(form: BookingForm): BookingForm {
  const sent = goodsSent(form)
  const renumber = <Line extends { goodsSeq?: number | null | undefined }>(line: Line): Line => {
    const to = sent.indexOf(Number(line.goodsSeq) - 1)
    return to < 0 ? line : { ...line, goodsSeq: to + 1 }
  }
  return {
    goods: sent.map((lineIndex) => form.goods?.[lineIndex] ?? {}),
    ...(form.pieces && { pieces: form.pieces.map(renumber) }),
    ...(form.danger && { danger: form.danger.map(renumber) }),
  }
}

const numberStops = (stops: NonNullable<BookingForm['stops']>) => {
  const countByType = { L: 0, U: 0 }
  return stops.map((stop) => ({ ...stop, stopSeq: stop.stopType ? ++countByType[stop.stopType] : stop.stopSeq }))
}

/** Paths of values that the server cannot store. */
export const problemsOf = (form: BookingForm, code: ModeCode) => problemsIn(schemaOf(code), form)

/** The form as a draft: without wrong values, and with emptied ones as empty. */
export function storableForm(form: BookingForm, code: ModeCode): BookingForm {
  const filled = structuredClone(filledForm(form, code))
  for (const list of listNames) filled[list]?.splice(formLists[list].most)
  // The second round finds what stood behind the first: a list that is too long even without its wrong entries.
  for (const _ of ['first', 'second'])
    for (const path of deepestLastFirst(problemsOf(filled, code))) remove(filled, path.split('.'))
  return withEveryField(filled, code)
}

export const hasUnstorableValues = (form: BookingForm, code: ModeCode): boolean =>
  Object.keys(problemsOf(filledForm(form, code), code)).length > 0

const deepestLastFirst = (problems: object) =>
  Object.keys(problems).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))

/** The form with every field, so that emptied ones are cleared on the server. */
export const withEveryField = (form: BookingForm, code: ModeCode): BookingForm =>
  Object.fromEntries(namesOf(code).map((name) => [name, form[name] ?? null])) as BookingForm

function remove(from: object, [head = '', ...rest]: string[]): void {
  const holder = from as Record<string, unknown>
  const inner = holder[head]
  const isEnd = rest.length === 0 || typeof inner !== 'object' || inner === null
  if (isEnd && Array.isArray(from)) from.splice(Number(head), 1)
  else if (isEnd) delete holder[head]
  else remove(inner, rest)
}

/** Maps paths of the sent form to the form on screen, which has blank lines. */
export function pathsInForm(form: BookingForm): (sent: string) => string {
  const sentOf = { goods: goodsSent(form), parties: partiesSent(form) }
  return (sent) => {
    const [list = '', line, ...rest] = sent.split('.')
    if (line === undefined || (list !== 'parties' && list !== 'goods')) return sent
    return [list, sentOf[list][Number(line)] ?? line, ...rest].join('.')
  }
}

const partiesSent = ({ parties }: BookingForm): number[] =>
  [...(parties ?? []).entries()].filter(([, party]) => isNamedParty(party)).map(([lineIndex]) => lineIndex)

export const valueAt = (form: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], form)
