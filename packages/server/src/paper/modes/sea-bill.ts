import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import { isOrderBill } from '@landbridge/contract/booking/fields/to-order'
import { packagesCalled } from '@landbridge/contract/packing/package-plurals'
import { originalsToSign } from '@landbridge/contract/paper/bill/bill-rules'
import { dayIn } from '@landbridge/contract/shared/business-day'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import { signedBy } from '../../entity/index.ts'
import { sumOf } from '../../packing/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import { calledInLines, inEach, isBillOut, standingAt } from '../print/bill-words.ts'
import { dayOfIssue } from '../print/day-of-issue.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { type PaperWord, say } from '../print/printed-words.ts'
import { formSwitched } from '../switched-rules.ts'
import { asIssued } from './issued-carriage-rules.ts'
import { clausesOnBill, isCopy, onBoardLine, portOnBill, totalsOnBill } from './sea-bill-wording.ts'
import { billsOf, descriptionOn, type Bill as SeaBill, withoutGaps } from './sea-bills.ts'
import { partiesOf } from './sea-parties.ts'

type ShownJob = PaperFacts['shown']
type Bill = SeaBill<ContainerView>

const releases = {
  OBL: 'workorder.bill-release-original',
  TLX: 'workorder.bill-release-telex',
  SWB: 'workorder.bill-release-waybill',
} as const satisfies Record<NonNullable<ShownJob['billRelease']>, PaperWord>

export const billReleaseOf = ({ billRelease = 'OBL' }: Pick<ShownJob, 'billRelease'>): PaperWord =>
  releases[billRelease]

/** A vessel and its voyage as the trade writes them. */
export const voyageOf = ({ vessel, departureNo }: Pick<ShownJob, 'vessel' | 'departureNo'>): string | undefined =>
  [vessel, departureNo].filter(Boolean).join(' / ') || undefined

/** The bills of lading of a job on pages of their own, ours signed as carrier or the line's; no VGM. */
export function billParts(facts: PaperFacts): PaperPart[] {
  const { shown, booking, goods, isInstructed, instructedBoxes } = facts
  // One bill that is out stays, where fewer are asked for than before.
  const form = { ...booking.form, billQty: Math.max(1, ...facts.bills.map(({ seq }) => seq)) }
  const billed = { goods, isInstructed, instructedBoxes, form, boxes: shown.containers }
  const isDrawn = ({ no }: Bill) => facts.billSeq === undefined || no === facts.billSeq
  const drawn = withoutGaps(billsOf(billed), facts.bills).filter(isDrawn)
  return drawn.flatMap((bill, index) => {
    const kept = facts.bills.find(({ seq }) => seq === bill.no)
    const stated = statedBy(kept, facts)
    return [
      { ...headOf(bill, stated, kept), onNewPage: index > 0 },
      partiesOf(stated, stateOf(kept, stated)),
      carriageOf(stated),
      boxesOf(bill, stated),
      goodsOf(bill, stated),
      totalsOnBill(bill, stated),
      clausesOnBill(stated, kept),
      issueOf(stated, kept),
    ]
  })
}

/** The facts as a bill states them: the carriage at its issue; in another set its parties, and a load port where cargo was loaded too. */
function statedBy(bill: BillOfLading | undefined, facts: PaperFacts): PaperFacts {
  const issued = asIssued(facts, bill)
  if (!bill?.switched) return issued
  const { booking, shown } = issued
  const { loadPortCode = shown.originCode } = bill.switched
  return {
    ...issued,
    booking: { ...booking, form: formSwitched(booking.form, bill.switched) },
    shown: { ...shown, originCode: loadPortCode },
  }
}

const isOfLine = ({ billKind }: Pick<ShownJob, 'billKind'>): boolean => billKind === 'M'

/** The carrier of our own bill: we, or the carrier without vessels whose agent we are. No line has given us authority to sign for it. */
const carrierOfOurBill = ({ entity }: PaperFacts): string =>
  entity.billIssuer === 'agent' ? (entity.nvoccName ?? '') : entity.legalNameEng

/** Our signature on our own bill, as its carrier or as agent of the one who is, once in each of its languages. */
function signedByUs(facts: PaperFacts): string {
  const { entity, billNames } = facts
  const isAgent = entity.billIssuer === 'agent'
  const as = isAgent ? 'workorder.paper-as-agent' : 'workorder.paper-as-carrier'
  const lines = billNames.map(({ language }) =>
    clauseList([entity.legalNameEng, say(as, language), isAgent ? carrierOfOurBill(facts) : undefined], language),
  )
  return [...new Set(lines)].join('\n')
}

/** A bill is issued by itself: another one of its job may be a draft still. */
const stateOf = (bill: BillOfLading | undefined, { shown }: PaperFacts) => bill?.state ?? shown.billState

function headOf({ no, count }: Bill, facts: PaperFacts, own: BillOfLading | undefined): PaperPart {
  const { shown } = facts
  const called = calledInLines(facts)
  const isMaster = isOfLine(shown)
  return {
    heading: called(
      isCopy(facts, own) ? 'workorder.paper-copy' : standingAt(stateOf(own, facts), 'workorder.paper-draft-sea'),
    ),
    facts: [
      [called('workorder.paper-bill-kind'), called(isMaster ? 'workorder.paper-of-line' : 'workorder.paper-of-house')],
      [called('workorder.paper-bill-no'), isMaster && count === 1 ? shown.masterBillNo : (own?.billNo ?? undefined)],
      [called('workorder.paper-bill-count'), count > 1 ? `${no} / ${count}` : undefined],
    ],
  }
}

function carriageOf(facts: PaperFacts): PaperPart {
  const { shown, booking } = facts
  const { form } = booking
  const called = calledInLines(facts)
  const port = (code: string | undefined) => code && inEach(facts, (names) => names.place(code, shown.serviceModeId))
  return {
    heading: called('workorder.paper-transport'),
    facts: [
      [called('workorder.paper-bill-carrier'), isOfLine(shown) ? shown.carrierName : carrierOfOurBill(facts)],
      [called('workorder.paper-receipt-place'), form.placeOfReceipt ?? undefined],
      [called('workorder.paper-vessel'), voyageOf(shown)],
      [called('workorder.paper-loading-port'), portOnBill('loading', facts)],
      [called('workorder.paper-tranship-port'), port(shown.transhipPortCode)],
      [
        called('workorder.paper-second-vessel'),
        voyageOf({ vessel: shown.secondVessel, departureNo: shown.secondVoyage }),
      ],
      [called('workorder.paper-discharge-port'), portOnBill('discharge', facts)],
      [called('workorder.paper-delivery-place'), form.placeOfDelivery ?? undefined],
    ],
  }
}

/** The boxes of a bill; where one box stands on several bills, each says what of its goods are in it. */
function boxesOf({ count, goods, boxes }: Bill, facts: PaperFacts): PaperPart {
  const { language } = facts
  const called = calledInLines(facts)
  type Held = {
    packages?: number | undefined
    grossWeightKg?: string | null | undefined
    volumeM3?: string | null | undefined
  }
  const held = (box: ContainerView): Held => {
    if (count === 1) return box
    const inside = goods.filter(({ containerNo }) => containerNo && containerNo === box.containerNo)
    return inside.length > 0 ? totalsOf(inside) : {}
  }
  return {
    heading: called('workorder.manifest-boxes'),
    table: {
      headings: [
        called('workorder.manifest-container'),
        called('workorder.manifest-seals'),
        called('workorder.paper-type'),
        called('workorder.manifest-packages'),
        called('workorder.manifest-weight'),
        called('workorder.paper-volume'),
      ],
      widths: [0.2, 0.22, 0.14, 0.14, 0.16, 0.14],
      numbers: [3, 4, 5],
      rows: boxes.map((box) => {
        const { packages, grossWeightKg, volumeM3 } = held(box)
        return [
          box.containerNo ?? called('workorder.paper-check-none'),
          wordList(box.sealNos ?? [], 'en'),
          box.containerType,
          figureOnPaper(packages, language),
          figureOnPaper(grossWeightKg, language),
          figureOnPaper(volumeM3, language),
        ]
      }),
    },
  }
}

const totalsOf = (goods: readonly GoodsLine[]) => ({
  packages: goods.reduce((sum, { packages }) => sum + (packages ?? 0), 0),
  grossWeightKg: sumOf(goods.map(({ grossWeightKg }) => grossWeightKg ?? null)),
  volumeM3: sumOf(goods.map(({ volumeM3 }) => volumeM3 ?? null)),
})

function goodsOf({ goods }: Bill, facts: PaperFacts): PaperPart {
  const { language, packing, isInstructed, billNames } = facts
  const called = calledInLines(facts)
  const described = (line: GoodsLine) =>
    [descriptionOn(line), line.hsCode && `HS ${line.hsCode}`].filter(Boolean).join('\n')
  const packed = ({ packages, packageType }: GoodsLine) => {
    const names = billNames.at(-1)
    if (!packageType || !names) return figureOnPaper(packages, language)
    const name = names.code('PACKUNIT', packageType)
    if (packages == null) return name
    const packagesName = packagesCalled(packageType, packages, { language: names.language, name })
    return [figureOnPaper(packages, language), packagesName].join(' ')
  }
  const total = totalsOf(goods)
  return {
    heading: called(
      isInstructed || packing.length > 0 ? 'workorder.manifest-goods' : 'workorder.paper-goods-of-booking',
    ),
    table: {
      headings: [
        called('workorder.paper-marks'),
        called('workorder.paper-description'),
        called('workorder.manifest-packages'),
        called('workorder.manifest-weight'),
        called('workorder.paper-volume'),
      ],
      widths: [0.2, 0.34, 0.18, 0.15, 0.13],
      numbers: [3, 4],
      rows: [
        ...goods.map((line) => [
          line.marks ?? 'N/M',
          described(line),
          packed(line),
          figureOnPaper(line.grossWeightKg, language),
          figureOnPaper(line.volumeM3, language),
        ]),
        [
          undefined,
          called('workorder.paper-total'),
          figureOnPaper(total.packages, language),
          figureOnPaper(total.grossWeightKg, language),
          figureOnPaper(total.volumeM3, language),
        ],
      ],
    },
  }
}

/** The day on which the cargo was on board: as the bill was issued with it, else that of the departure; open while neither is known. */
const onBoardDay = (bill: BillOfLading | undefined, { atd, originZone }: ShownJob): string | undefined =>
  bill?.onBoardDate ?? (atd && originZone ? dayIn(originZone, atd) : undefined)

/** The payer of the freight, the release of the cargo, and the signature: place and date stay empty until it is issued. */
function issueOf(facts: PaperFacts, bill: BillOfLading | undefined): PaperPart {
  const { shown, booking, language } = facts
  const called = calledInLines(facts)
  const { billRelease = 'OBL', billOriginals, carrierName } = shown
  const toFill = '_'.repeat(30)
  return {
    heading: called('workorder.paper-issue'),
    ...(isOfLine(shown) || !isBillOut(stateOf(bill, facts)) || isCopy(facts, bill) ? {} : signedBy(facts.entity)),
    facts: [
      [
        called('workorder.paper-freight'),
        called(booking.form.paymentTerm === 'CC' ? 'workorder.paper-collect' : 'workorder.paper-prepaid'),
      ],
      [called('workorder.paper-freight-payable-at'), booking.form.freightPayableAt ?? undefined],
      [called('workorder.paper-release'), called(billReleaseOf(shown))],
      [
        called('workorder.paper-originals'),
        figureOnPaper(
          bill?.originals ??
            originalsToSign({ releaseKind: billRelease, isToOrder: isOrderBill(booking.form) }, { billOriginals }),
          language,
        ),
      ],
      [called('workorder.paper-issued-by'), isOfLine(shown) ? carrierName : signedByUs(facts)],
      [called('workorder.paper-incoterm'), bill?.switched?.incotermText],
      [
        called('workorder.paper-on-board'),
        onBoardLine(voyageOf(shown), portOnBill('loading', facts), onBoardDay(bill, shown)),
      ],
      [called('workorder.paper-issue-place'), bill?.issuePlace ?? bill?.switched?.issuePlace ?? toFill],
      [called('workorder.paper-issue-date'), dayOfIssue(bill, shown) ?? toFill],
    ],
  }
}
