import { wordList } from '@landbridge/contract/shared/word-list'
import { signedBy, wholeEntity, wholePartner } from '../../entity/index.ts'
import { sumOf } from '../../packing/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper, momentOnPaper } from '../../platform/paper-values.ts'
import { consigneeOnBill, wholeParty } from '../print/bill-party.ts'
import { type Called, calledInLines, inEach } from '../print/bill-words.ts'
import { chargeTable } from '../print/charge-table.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { billReleaseOf, voyageOf } from './sea-bill.ts'
import { isWholeLoad } from './sea-bill-wording.ts'
import { descriptionOn } from './sea-bills.ts'
import { freeTimeOf } from './sea-free-time.ts'
import { notifiedBy } from './sea-parties.ts'

/** The arrival notice: vessel, free days, charges at destination, issuer of the delivery order; shared cargo has no box to fetch. */
export function arrivalNoticeParts(facts: PaperFacts): PaperPart[] {
  const called = calledInLines(facts)
  const due = facts.ofConsignee
  return [
    toWhom(facts, called),
    arrivalOf(facts, called),
    cargoOf(facts, called),
    boxesOf(facts, called),
    ...(isWholeLoad(facts)
      ? [{ heading: called('workorder.paper-free-time'), words: called('workorder.paper-free-days-count') }]
      : []),
    ...(due.length > 0 ? [chargeTable(due, facts.language, called('workorder.paper-due-charges'))] : []),
    deliveryOrderOf(facts, called),
  ]
}

function toWhom(facts: PaperFacts, called: Called): PaperPart {
  const { booking } = facts
  const parties = booking.form.parties ?? []
  const consignee = parties.find(({ partyType }) => partyType === 'CNE')
  const notified = parties.filter(({ partyType }) => partyType === 'NFY' || partyType === 'NF2')
  return {
    heading: called('workorder.paper-parties'),
    facts: [
      [
        called('workorder.manifest-consignee'),
        consignee ? consigneeOnBill(consignee, facts) : called('workorder.paper-not-named'),
      ],
      ...notified.map((one) => [called('workorder.paper-notify'), notifiedBy(one, facts, called)] as const),
    ],
  }
}

function arrivalOf(facts: PaperFacts, called: Called): PaperPart {
  const { shown, booking, partners } = facts
  const port = (code: string) => inEach(facts, (names) => names.place(code, shown.serviceModeId))
  const isLast = shown.secondVessel !== undefined
  const arrived = momentOnPaper(shown.ata, shown.destinationZone)
  const isAtLatest = shown.impliedTimes?.includes('ata')
  return {
    heading: called('workorder.paper-transport'),
    facts: [
      [called('workorder.paper-notice-no'), shown.arrivalNoticeNo],
      [called('workorder.paper-house-bill'), shown.houseBillNo],
      [called('workorder.paper-master-bill'), shown.masterBillNo],
      [called('workorder.paper-carrier'), shown.carrierName],
      [
        called('workorder.paper-vessel'),
        isLast ? voyageOf({ vessel: shown.secondVessel, departureNo: shown.secondVoyage }) : voyageOf(shown),
      ],
      [called('workorder.paper-loading-port'), port(shown.originCode)],
      [called('workorder.paper-discharge-port'), port(shown.destinationCode)],
      [
        called('workorder.paper-discharge-terminal'),
        shown.dischargeTerminal && partners.dischargeTerminal
          ? wholePartner(partners.dischargeTerminal)
          : shown.dischargeTerminal,
      ],
      [called('workorder.paper-delivery-place'), booking.form.placeOfDelivery ?? undefined],
      [called('workorder.paper-eta'), momentOnPaper(shown.eta, shown.destinationZone)],
      [
        called('workorder.paper-arrived'),
        isAtLatest && arrived ? `${arrived}, ${called('workorder.paper-at-latest')}` : arrived,
      ],
    ],
  }
}

/** The cargo as its bill describes it, and what the receiver must bring to get it. */
function cargoOf(facts: PaperFacts, called: Called): PaperPart {
  const { goods, shown, language } = facts
  const total = (read: (line: (typeof goods)[number]) => string | number | null | undefined) =>
    sumOf(goods.map((line) => (read(line) === null || read(line) === undefined ? null : String(read(line)))))
  const isOriginal = (shown.billRelease ?? 'OBL') === 'OBL' && shown.releaseState !== 'released'
  return {
    heading: called('workorder.manifest-goods'),
    facts: [
      [called('workorder.paper-description'), goods.map(descriptionOn).join('\n')],
      [called('workorder.paper-marks'), [...new Set(goods.flatMap(({ marks }) => marks ?? []))].join('\n')],
      [
        called('workorder.manifest-packages'),
        figureOnPaper(
          total(({ packages }) => packages),
          language,
        ),
      ],
      [
        called('workorder.manifest-weight'),
        figureOnPaper(
          total(({ grossWeightKg }) => grossWeightKg),
          language,
        ),
      ],
      [
        called('workorder.paper-volume'),
        figureOnPaper(
          total(({ volumeM3 }) => volumeM3),
          language,
        ),
      ],
      [
        called('workorder.paper-release'),
        isOriginal ? called('workorder.paper-surrender-originals') : called(billReleaseOf(shown)),
      ],
    ],
  }
}

function boxesOf(facts: PaperFacts, called: Called): PaperPart {
  const { shown, freeTime, language } = facts
  return {
    heading: called('workorder.manifest-boxes'),
    table: {
      headings: [
        called('workorder.manifest-container'),
        called('workorder.paper-type'),
        called('workorder.manifest-seals'),
        called('workorder.manifest-packages'),
        called('workorder.manifest-weight'),
        isWholeLoad(facts) ? called('workorder.paper-free-days') : '',
      ],
      widths: [0.18, 0.1, 0.16, 0.1, 0.14, 0.32],
      numbers: [3, 4],
      rows: shown.containers.map((box) => [
        box.containerNo,
        box.containerType,
        wordList(box.sealNos ?? [], 'en'),
        figureOnPaper(box.packages, language),
        figureOnPaper(box.grossWeightKg, language),
        isWholeLoad(facts) ? freeTimeOf(box, freeTime, called) : undefined,
      ]),
    },
  }
}

function deliveryOrderOf(facts: PaperFacts, called: Called): PaperPart {
  const { shown, booking, entity, partners } = facts
  const comesBack = isWholeLoad(facts) && shown.containers.some(({ containerOwner }) => containerOwner !== 'S')
  const agent = booking.form.parties?.find(({ partyType }) => partyType === 'AGT')
  return {
    heading: called('workorder.paper-delivery-order'),
    ...signedBy(entity),
    facts: [
      [
        called('workorder.paper-delivery-order-at'),
        agent ? wholeParty(agent, facts) : partners.agent ? wholePartner(partners.agent) : wholeEntity(entity),
      ],
      [called('workorder.paper-delivery-order-no'), shown.deliveryOrderNo],
      [
        called('workorder.paper-empty-return'),
        comesBack && partners.returnDepot ? wholePartner(partners.returnDepot) : undefined,
      ],
    ],
  }
}
