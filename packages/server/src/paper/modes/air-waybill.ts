import type { Party } from '@landbridge/contract/booking/fields/parties'
import { isWaybillNo } from '@landbridge/contract/reference/check-digits'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { BillState } from '@landbridge/contract/workorder/job-lifecycle'
import { partnerOnBill, signedBy, wholeEntity } from '../../entity/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import { wholeParty } from '../print/bill-party.ts'
import { type BillTitles, calledInLines, isBillOut, standingAt } from '../print/bill-words.ts'
import { dayOfIssue } from '../print/day-of-issue.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { type PaperWord, say } from '../print/printed-words.ts'
import { handlingCodes, handlingMarks } from './air-handling.ts'
import { chargesOn, ratingOf, showsRates, type WaybillKind } from './air-rating.ts'
import { asIssued } from './issued-carriage-rules.ts'

type ShownJob = PaperFacts['shown']

/** The customer's waybill: ours, unless the cargo goes under the airline's alone. */
export const waybillOf = ({ airWaybillType = 'P' }: Pick<ShownJob, 'airWaybillType'>): WaybillKind =>
  airWaybillType === 'P' ? 'house' : 'master'

export const waybillTitles = {
  house: { draft: 'workorder.paper-draft-house-waybill', issued: 'workorder.paper-issued-house-waybill' },
  master: { draft: 'workorder.paper-draft-master-waybill', issued: 'workorder.paper-issued-master-waybill' },
} as const satisfies Record<WaybillKind, BillTitles>

/** The airline issues its own waybill over ours: we print a draft of it, whatever became of ours. */
const stateOf = (shown: Pick<ShownJob, 'airWaybillType' | 'billState'>, kind: WaybillKind): BillState =>
  kind === waybillOf(shown) ? shown.billState : 'draft'

/** A waybill of a job, by the boxes of the printed form (IATA resolution 600a): not negotiable, and as a draft not valid. */
export function waybillParts(today: PaperFacts, kind: WaybillKind): PaperPart[] {
  const facts = kind === waybillOf(today.shown) ? asIssued(today, today.bills[0]) : today
  return [
    headOf(facts, kind),
    partiesOf(facts, kind),
    routingOf(facts),
    termsOf(facts, kind),
    handlingOf(facts),
    // Weights, rates and charges stand together, over the signatures.
    { ...ratingTable(facts, kind), onNewPage: true },
    ...chargesParts(facts, kind),
    certification(facts),
    signatures(facts, kind),
  ]
}

/** The airline's number as the printed form has it; a draft says whether its check digit is right. */
function headOf(facts: PaperFacts, kind: WaybillKind): PaperPart {
  const { shown } = facts
  const called = calledInLines(facts)
  const { masterBillNo, houseBillNo } = shown
  const isUnderMaster = waybillOf(shown) === 'house'
  const checked = !masterBillNo
    ? 'workorder.paper-no-waybill-no'
    : isWaybillNo(masterBillNo)
      ? 'workorder.paper-check-right'
      : 'workorder.paper-check-wrong'
  return {
    heading: called(standingAt(stateOf(shown, kind), 'workorder.paper-waybill-draft')),
    facts: [
      [called('workorder.paper-house-waybill'), isUnderMaster ? houseBillNo : undefined],
      [called('workorder.paper-master-waybill'), masterBillNo ?? called('workorder.paper-no-waybill-no')],
      [called('workorder.paper-check-digits'), isBillOut(stateOf(shown, kind)) ? undefined : called(checked)],
      [called('workorder.paper-negotiable'), called('workorder.paper-not-negotiable')],
      [called('workorder.paper-issued-by'), kind === 'master' ? shown.airline : wholeEntity(facts.entity)],
    ],
  }
}

/** Shipper and consignee; under a waybill of the airline that has a house waybill, we ship to our agent. */
function partiesOf(facts: PaperFacts, kind: WaybillKind): PaperPart {
  const { booking, shown, entity, partners } = facts
  const called = calledInLines(facts)
  const party = (role: Party['partyType']) => {
    const one = booking.form.parties?.find(({ partyType }) => partyType === role)
    return one && wholeParty(one, facts)
  }
  const isOver = kind === 'master' && waybillOf(shown) === 'house'
  const open = called('workorder.paper-not-named')
  const notify = booking.form.parties?.find(({ partyType }) => partyType === 'NFY')
  const agent = partners.agent && partnerOnBill(partners.agent)
  return {
    heading: called('workorder.paper-parties'),
    facts: [
      [called('workorder.paper-shipper'), (isOver ? wholeEntity(entity) : party('SHP')) ?? open],
      [called('workorder.manifest-consignee'), (isOver ? (party('AGT') ?? agent) : party('CNE')) ?? open],
      [
        called('workorder.paper-notify'),
        isOver || !notify
          ? undefined
          : notify.sameAsConsignee
            ? called('workorder.paper-same-as-consignee')
            : party('NFY'),
      ],
      [called('workorder.paper-issuing-agent'), clauseList([entity.legalNameEng, entity.addressEng], 'en')],
      [called('workorder.paper-agent-code'), (shown.agentIataCode ?? entity.iataCode) || open],
      [called('workorder.paper-account-no'), entity.carrierAccountNo || undefined],
    ],
  }
}

function routingOf(facts: PaperFacts): PaperPart {
  const { shown, billNames } = facts
  const called = calledInLines(facts)
  const english = billNames.at(-1)
  const airport = (code: string) => clauseList([english?.place(code, shown.serviceModeId), code], 'en')
  const flights = shown.flights ?? []
  const by = ({ carrierCode, flightNo }: (typeof flights)[number]) => carrierCode ?? flightNo?.slice(0, 2) ?? ''
  return {
    heading: called('workorder.paper-transport'),
    facts: [
      [called('workorder.paper-airport-of-departure'), airport(shown.originCode)],
      [
        called('workorder.paper-routing'),
        flights.map((flight) => [flight.destinationCode, by(flight)].filter(Boolean).join(' / ')).join(' – '),
      ],
      [
        called('workorder.paper-flights'),
        flights
          .flatMap(({ flightNo, flightDate }) => (flightNo ? [[flightNo, flightDate].filter(Boolean).join(' / ')] : []))
          .join(', ') || undefined,
      ],
      [called('workorder.paper-airport-of-destination'), airport(shown.destinationCode)],
    ],
  }
}

function termsOf(facts: PaperFacts, kind: WaybillKind): PaperPart {
  const { shown, booking, language } = facts
  const called = calledInLines(facts)
  const isCollect = booking.form.paymentTerm === 'CC'
  const declared = (value: string | undefined, none: string) =>
    value ? [shown.declaredCurrency, figureOnPaper(value, language, 2)].filter(Boolean).join(' ') : none
  return {
    heading: called('workorder.paper-accounting'),
    facts: [
      [called('workorder.paper-freight'), called(isCollect ? 'workorder.paper-collect' : 'workorder.paper-prepaid')],
      [called('workorder.paper-currency'), ratingOf(facts, kind).currency],
      [called('workorder.paper-charges-code'), isCollect ? 'CC' : 'PP'],
      [called('workorder.paper-weight-valuation'), isCollect ? 'COLL' : 'PPD'],
      [called('workorder.paper-others'), isCollect ? 'COLL' : 'PPD'],
      [called('workorder.paper-declared-carriage'), declared(shown.declaredForCarriage, 'NVD')],
      [called('workorder.paper-declared-customs'), declared(shown.declaredForCustoms, 'NCV')],
      [called('workorder.paper-insurance-amount'), 'NIL'],
    ],
  }
}

/** Notes for whoever handles the cargo, in the words and codes of the trade. */
function handlingOf(facts: PaperFacts): PaperPart {
  const { shown, booking, billNames } = facts
  const { form } = booking
  const called = calledInLines(facts)
  const codes = handlingCodes(shown.specialHandling ?? [], form)
  const named = (code: string) => {
    const name = billNames.at(-1)?.code('SPH', code)
    return name && name !== code ? `${code} (${name})` : code
  }
  const secure = shown.screenState && shown.screenState !== 'none' && shown.screenState !== 'refused'
  return {
    heading: called('workorder.paper-handling'),
    facts: [
      [called('workorder.paper-special-handling'), codes.map(named).join(', ')],
      [
        called('workorder.paper-handling'),
        [...handlingMarks(form), form.handlingText, shown.handlingText].filter(Boolean).join('\n'),
      ],
      [called('workorder.paper-security'), secure ? shown.screenState : undefined],
      [called('workorder.paper-regulated-agent'), form.regulatedAgentNo ?? undefined],
      [called('workorder.paper-uld'), shown.uldNos?.join(', ')],
      [called('workorder.paper-marks'), (form.goods ?? []).flatMap(({ marks }) => marks ?? []).join('\n')],
    ],
  }
}

/** Pieces, weights, class and rate, the charge, and what the goods are. */
function ratingTable(facts: PaperFacts, kind: WaybillKind): PaperPart {
  const { language } = facts
  const called = calledInLines(facts)
  const rating = ratingOf(facts, kind)
  const shows = showsRates(facts, kind)
  const figure = (value: string | number | undefined, places?: number) => figureOnPaper(value, language, places)
  const agreed = called('workorder.paper-as-agreed')
  return {
    heading: called('workorder.paper-rating'),
    table: {
      headings: [
        called('workorder.paper-pieces'),
        called('workorder.manifest-weight'),
        called('workorder.paper-rate-class'),
        called('workorder.paper-chargeable-weight'),
        called('workorder.paper-rate'),
        called('workorder.paper-total'),
        called('workorder.paper-nature'),
      ],
      widths: [0.08, 0.11, 0.09, 0.15, 0.15, 0.15, 0.27],
      numbers: [0, 1, 3, 4, 5],
      rows: [
        [
          figure(rating.packages),
          rating.grossWeightKg && `${figure(rating.grossWeightKg)} K`,
          rating.rateClass,
          figure(rating.chargeableKg),
          rating.unitPrice && shows ? figure(rating.unitPrice, 2) : agreed,
          rating.amount && shows ? figure(rating.amount, 2) : agreed,
          rating.nature,
        ],
      ],
    },
  }
}

function chargesParts(facts: PaperFacts, kind: WaybillKind): PaperPart[] {
  const { booking, language } = facts
  const called = calledInLines(facts)
  const { currency, freight, dueAgent, dueCarrier, total, others } = chargesOn(facts, kind)
  const isCollect = booking.form.paymentTerm === 'CC'
  const shows = showsRates(facts, kind)
  const agreed = called('workorder.paper-as-agreed')
  const inColumn = (amount: string | undefined) => {
    const figure = amount && (shows ? `${currency} ${figureOnPaper(amount, language, 2)}` : agreed)
    // Without a rate of the freight nothing is known of the sums, as the rate's own column says.
    const money = freight === undefined ? agreed : figure
    return isCollect ? ([undefined, money] as const) : ([money, undefined] as const)
  }
  const row = (name: PaperWord, amount: string | undefined) => [called(name), ...inColumn(amount)]
  return [
    {
      heading: called('workorder.paper-charges'),
      table: {
        headings: [
          called('workorder.paper-charge'),
          called('workorder.paper-in-prepaid'),
          called('workorder.paper-in-collect'),
        ],
        widths: [0.5, 0.25, 0.25],
        numbers: [1, 2],
        rows: [
          row('workorder.paper-weight-charge', freight),
          row('workorder.paper-due-agent', dueAgent),
          row('workorder.paper-due-carrier', dueCarrier),
          row(isCollect ? 'workorder.paper-total-collect' : 'workorder.paper-total-prepaid', total),
        ],
      },
    },
    ...(others.length > 0 && shows
      ? [{ heading: called('workorder.paper-other-charges'), words: others.join('\n') }]
      : []),
  ]
}

/** The consignment as its receiver is told of it: pieces and weights as the warehouse found them, else as they were declared. */
export function consignmentOnPaper(facts: PaperFacts): PaperPart {
  const { shown, language } = facts
  const word = (key: PaperWord) => say(key, language)
  const { packages, grossWeightKg, nature } = ratingOf(facts, 'house')
  return {
    heading: word('workorder.manifest-goods'),
    facts: [
      [word('workorder.paper-pieces'), figureOnPaper(packages, language)],
      [word('workorder.manifest-weight'), figureOnPaper(grossWeightKg, language)],
      [word('workorder.paper-chargeable-weight'), figureOnPaper(shown.chargeableWeightKg, language)],
      [word('workorder.paper-nature'), nature],
    ],
  }
}

function certification(facts: PaperFacts): PaperPart {
  const called = calledInLines(facts)
  return {
    heading: called('workorder.paper-shipper-certification'),
    words: called('workorder.paper-shipper-certifies'),
  }
}

/** The signatures of shipper and carrier: place and date stay empty in a draft, and on the airline's own waybill. */
function signatures(facts: PaperFacts, kind: WaybillKind): PaperPart {
  const { shown, entity, bills } = facts
  const houseBill = kind === 'house' ? bills[0] : undefined
  const called = calledInLines(facts)
  const toFill = '_'.repeat(30)
  const agent = clauseList([entity.legalNameEng, called('workorder.paper-as-agent'), shown.airline], 'en')
  return {
    heading: called('workorder.paper-issue'),
    ...(kind === 'house' && isBillOut(shown.billState) ? signedBy(entity) : {}),
    facts: [
      [called('workorder.paper-shipper-signature'), toFill],
      [called('workorder.paper-carrier-signature'), kind === 'master' ? agent : entity.legalNameEng],
      [called('workorder.paper-executed-at'), houseBill?.issuePlace ?? toFill],
      [called('workorder.paper-executed-on'), dayOfIssue(houseBill, shown) ?? toFill],
    ],
  }
}
