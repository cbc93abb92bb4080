import { isOrderBill } from '@landbridge/contract/booking/fields/to-order'
import { hasOriginals } from '@landbridge/contract/paper/bill/bill-rules'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import { toCardinal } from 'n2words/en-US'
import type { PaperPart } from '../../platform/paper.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import { type BillTitles, calledInLines, inEach, isBillOut, titleAt } from '../print/bill-words.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import type { PaperWord } from '../print/printed-words.ts'
import { formSwitched } from '../switched-rules.ts'
import type { Bill } from './sea-bills.ts'

const titles = {
  OBL: { draft: 'workorder.paper-draft-original', issued: 'workorder.paper-issued-original' },
  TLX: { draft: 'workorder.paper-draft-telex', issued: 'workorder.paper-issued-telex' },
  SWB: { draft: 'workorder.paper-draft-waybill', issued: 'workorder.paper-issued-waybill' },
} as const satisfies Record<NonNullable<PaperFacts['shown']['billRelease']>, BillTitles>

/** The title of a bill, by the way in which the cargo is given free at the end, and a copy where no original is printed. */
export function billTitleOf({ billRelease = 'OBL', billState }: PaperFacts['shown'], facts: PaperFacts): PaperWord {
  const drawn = facts.bills.filter(({ seq }) => facts.billSeq === undefined || seq === facts.billSeq)
  if (drawn.some((bill) => isCopy(facts, bill))) return 'workorder.paper-issued-copy'
  const [only, ...others] = drawn
  return titleAt(titles[billRelease], only && others.length === 0 ? only.state : billState)
}

/** A print of a bill that has originals, and is none: whoever may issue prints them while the set is out, of our own bill alone. */
export function isCopy({ shown, booking, mayIssue }: PaperFacts, bill: BillOfLading | undefined): boolean {
  const state = bill?.state ?? shown.billState
  if (!isBillOut(state) || !isWithOriginals({ shown, booking }, bill)) return false
  return shown.billKind === 'M' || !mayIssue || state !== 'issued'
}

function isWithOriginals({ shown, booking }: Pick<PaperFacts, 'shown' | 'booking'>, bill: BillOfLading | undefined) {
  const releaseKind = bill?.releaseKind ?? shown.billRelease ?? 'OBL'
  return hasOriginals({ releaseKind, isToOrder: isOrderBill(formSwitched(booking.form, bill?.switched)) })
}

/** A count in English words as well, so that no figure on a bill can be altered. */
const inWords = (count: number, unit: string): string => {
  const units = count === 1 ? unit : `${unit}S`
  return `SAY ${toCardinal(count).toUpperCase()} (${count}) ${units} ONLY`
}

export const isWholeLoad = ({ shown }: PaperFacts): boolean => shown.loadType === 'FCL'

const boxesInTypes = (boxes: readonly ContainerView[]): string =>
  [...Map.groupBy(boxes, ({ containerType }) => containerType ?? '')]
    .map(([type, alike]) => `${alike.length}×${type}`)
    .join(', ')

/** The count of a bill in words: its containers where they are whole loads and stand on no other bill, else its packages. */
function countInWords({ count, boxes, goods }: Bill<ContainerView>, facts: PaperFacts): string | undefined {
  if (isWholeLoad(facts) && count === 1) return boxes.length > 0 ? inWords(boxes.length, 'CONTAINER') : undefined
  const packages = goods.reduce((sum, line) => sum + (line.packages ?? 0), 0)
  return packages > 0 ? inWords(packages, 'PACKAGE') : undefined
}

/** The totals of a bill in figures and in words, and how far the carriage reaches. */
export function totalsOnBill(bill: Bill<ContainerView>, facts: PaperFacts): PaperPart {
  const called = calledInLines(facts)
  const { serviceTerm } = facts.booking.form
  return {
    heading: called(isWholeLoad(facts) ? 'workorder.paper-total-boxes' : 'workorder.paper-total'),
    facts: [
      [called('workorder.paper-total-boxes'), isWholeLoad(facts) ? boxesInTypes(bill.boxes) || undefined : undefined],
      [called('workorder.paper-count-in-words'), countInWords(bill, facts)],
      [called('workorder.paper-service-term'), serviceTerm?.replace('-', '/')],
    ],
  }
}

/** The clauses of a bill: ours about the load and our terms, then those of the instruction as they were written, line by line, and nothing else. */
export function clausesOnBill(facts: PaperFacts, bill: BillOfLading | undefined): PaperPart {
  const called = calledInLines(facts)
  const load = isWholeLoad(facts) ? 'workorder.paper-said-to-contain' : 'workorder.paper-said-to-contain-shared'
  const instructed = (facts.booking.form.billClauses ?? '').split('\n').map((line) => line.trim())
  return {
    heading: called('workorder.paper-clause'),
    words: [called(load), ...termsOnBill(facts, bill), ...instructed.filter(Boolean)].join('\n'),
  }
}

/** The terms of our own bill and where their text is found, and the void of the other originals once one has served. */
function termsOnBill(facts: PaperFacts, bill: BillOfLading | undefined): string[] {
  const { shown, entity } = facts
  if (shown.billKind === 'M') return []
  const called = calledInLines(facts)
  const { legalNameEng, nvoccName, addressEng, entityPhone, entityEmail } = entity
  const issuer = (entity.billIssuer === 'agent' && nvoccName) || legalNameEng
  const source = clauseList([addressEng, entityPhone, entityEmail], 'en') || legalNameEng
  const terms = called('workorder.paper-terms-of-carriage')
    .replaceAll('{issuer}', () => issuer)
    .replaceAll('{source}', () => source)
  return [terms, ...(isWithOriginals(facts, bill) ? [called('workorder.paper-one-accomplished')] : [])]
}

/** The port of the carriage, with the words of the letter of credit where those do not name it. */
export function portOnBill(end: 'loading' | 'discharge', facts: PaperFacts): string {
  const { shown, booking } = facts
  const { lcLoadingPort, lcDischargePort } = booking.form
  const [worded, code] =
    end === 'loading' ? [lcLoadingPort, shown.originCode] : [lcDischargePort, shown.destinationCode]
  const named = inEach(facts, (names) => names.place(code, shown.serviceModeId))
  if (!worded) return named
  const english = facts.billNames.at(-1)?.place(code, shown.serviceModeId) ?? named
  return worded.toLowerCase().includes(english.toLowerCase()) ? worded : `${named}\n${worded}`
}

const toFill = '_'.repeat(24)

/** The line that makes a bill one of cargo on board: vessel, port and day, which stays open until the vessel has sailed. */
export const onBoardLine = (vessel: string | undefined, port: string | undefined, day: string | undefined): string =>
  [vessel, port, day].map((one) => one ?? toFill).join('\n')
