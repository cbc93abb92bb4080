import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm, HeadName } from '@landbridge/contract/booking/fields/form-fields'
import { namesChanged } from '@landbridge/contract/booking/form/amendments'
import { instructionNames, type SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import { isSame } from '@landbridge/contract/shared/differences'

/** The reasons for which a booking change returned an instruction, by field and as a whole, as its row keeps them. */
export const changedField = 'workorder.si-changed-field'
export const changedBooking = 'workorder.si-changed'

export type FormChange = { before: BookingForm; after: BookingForm }

/** The fields of a booking that the papers of every mode print besides those of its instruction. */
const printedInEveryMode: readonly HeadName[] = ['originCode', 'destinationCode', 'cargoKind', 'boxes']

/** The boxes and their weights; places of pick-up and return stand on no paper. */
const boxesOnPaper = ({ boxes }: BookingForm) =>
  (boxes ?? []).map(({ containerType, containerQty, containerOwner, containerCargoKg }) => [
    containerType,
    containerQty,
    containerOwner,
    containerCargoKg,
  ])

/** The fields of instruction and bill that a change touches; nothing where it changes only what stands on neither. */
export function paperNamesChanged({ before, after }: FormChange, ofMode: readonly HeadName[]): HeadName[] {
  const onPaper = new Set([...instructionNames, ...printedInEveryMode, ...ofMode])
  const areBoxesAlike = isSame(boxesOnPaper(before), boxesOnPaper(after))
  return namesChanged(before, after).filter((name) => onPaper.has(name) && !(name === 'boxes' && areBoxesAlike))
}

/** An instruction after a booking change: changed fields take the new values, the rest stays. */
export function changedInstruction(
  written: SentInstruction,
  { before, after }: FormChange,
  names: readonly HeadName[],
): SentInstruction {
  const changed = instructionNames.filter((name) => names.includes(name))
  return {
    ...written,
    ...Object.fromEntries(changed.map((name) => [name, changedValue(name, written, { before, after })])),
  }
}

function changedValue(name: HeadName, written: SentInstruction, { before, after }: FormChange): unknown {
  const [writtenValue, valueBefore, valueAfter] = [written as BookingForm, before, after].map(
    (form) => form[name] ?? null,
  )
  if (!Array.isArray(valueAfter)) return valueAfter
  const [lines, linesBefore] = [writtenValue, valueBefore].map((list) => (Array.isArray(list) ? (list as Line[]) : []))
  return name === 'parties'
    ? changedParties(lines ?? [], linesBefore ?? [], valueAfter as Line[])
    : changedLines(lines ?? [], linesBefore ?? [], valueAfter as Line[])
}

type Line = Readonly<Record<string, unknown>>

/** The parties of an instruction after a booking change: who stays keeps the written words, and own ones stay. */
function changedParties(written: readonly Line[], before: readonly Line[], after: readonly Line[]): Line[] {
  const inRole = (parties: readonly Line[], { partyType }: Line) => parties.find((one) => one.partyType === partyType)
  const isOtherwise = (role: Line) => inRole(before, role) !== undefined || inRole(after, role) !== undefined
  return [
    ...after.map((one) => {
      const [writtenParty, partyBefore] = [inRole(written, one), inRole(before, one)]
      if (writtenParty && partyBefore && isSame(partyBefore.partyName, one.partyName))
        return lineChanged(writtenParty, partyBefore, one)
      return writtenParty && isSame(writtenParty.partyName, one.partyName) ? { ...writtenParty, ...filledOf(one) } : one
    }),
    ...written.filter((one) => !isOtherwise(one)),
  ]
}

const filledOf = (line: Line): Line => Object.fromEntries(Object.entries(line).filter(([, value]) => !isBlank(value)))

/** Booked lines of an instruction change one by one; lines written otherwise give way to the booking's. */
function changedLines(written: readonly Line[], before: readonly Line[], after: readonly Line[]): Line[] {
  if (written.length !== before.length) return [...after]
  const places = after.map((line, index) => {
    const sameIndex = before.findIndex((one) => isSame(one, line))
    return sameIndex >= 0 ? sameIndex : before.length === after.length ? index : -1
  })
  return after.map((line, index) => {
    const place = places[index] ?? -1
    const isTaken = places.indexOf(place) !== index
    const [writtenLine, lineBefore] = [written[place], before[place]]
    return writtenLine && lineBefore && !isTaken ? lineChanged(writtenLine, lineBefore, line) : line
  })
}

function lineChanged(written: Line, before: Line, after: Line): Line {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isSame(before[name], after[name]))
  return { ...written, ...Object.fromEntries(changed.map((name) => [name, after[name] ?? null])) }
}
