import { houseBillNoOf } from '../../workorder/index.ts'
import { paperMode } from './plain-paper.ts'
import { arrivalNoticeParts } from './sea-arrival.ts'
import { billParts, voyageOf } from './sea-bill.ts'
import { billTitleOf } from './sea-bill-wording.ts'
import { billGapOf } from './sea-bills.ts'

/** Sea: our house bills or the line's own, and the notice of arrival. */
export const sea = paperMode({
  papersSay: ['placeOfReceipt', 'placeOfDelivery', 'paymentTerm'],
  billLevel: ({ billKind }) => (billKind === 'M' ? 'master' : 'house'),
  hasHouseBill: ({ billKind }) => billKind !== 'M',
  releaseKind: ({ billRelease }) => billRelease ?? 'OBL',
  isDatedOnBoard: true,
  billNoToGive: ({ jobNo, head }) => (head.billKind === 'M' || head.houseBillNo ? undefined : houseBillNoOf(jobNo)),
  headOnBill: ({ head, departureNo, masterBillNo }) => ({
    billKind: head.billKind,
    billRelease: head.billRelease,
    billOriginals: head.billOriginals,
    vessel: head.vessel,
    departureNo,
    ...(head.billKind === 'M' ? { masterBillNo } : { houseBillNo: head.houseBillNo }),
  }),
  filedOfHead: ({ vessel, secondVessel, secondVoyage }) => [vessel, secondVessel, secondVoyage],
  billAsked: ['billKind', 'billRelease', 'billOriginals'],
  isBillInstructed: true,
  billGap: billGapOf,
  papers: {
    draft: { title: billTitleOf, parts: billParts },
    arrivalNotice: { title: () => 'workorder.paper-arrival-notice', parts: arrivalNoticeParts },
  },
  carriageFacts: (shown, word) => [
    [word('workorder.paper-carrier'), shown.carrierName],
    [word('workorder.paper-vessel'), voyageOf(shown)],
  ],
  billFacts: ({ houseBillNo, masterBillNo }, word) => [
    [word('workorder.paper-house-bill'), houseBillNo],
    [word('workorder.paper-master-bill'), masterBillNo],
  ],
})
