import { houseBillNoOf } from '../../workorder/index.ts'
import { titleAt } from '../print/bill-words.ts'
import { consignmentOnPaper, waybillOf, waybillParts, waybillTitles } from './air-waybill.ts'
import { paperMode } from './plain-paper.ts'

/** Air: the house waybill and the airline's, or the airline's alone. */
export const air = paperMode({
  papersSay: ['paymentTerm', 'declaredForCarriage', 'declaredForCustoms', 'declaredCurrency', 'specialHandling'],
  handedOverBy: ['RCS', 'CUSR-export', 'MAN'],
  hasHouseBill: ({ airWaybillType }) => airWaybillType !== 'M',
  billNoToGive: ({ jobNo, head }) =>
    head.airWaybillType === 'M' || head.houseBillNo ? undefined : houseBillNoOf(jobNo),
  filedOfHead: ({ flights }) => [flights?.map(({ flightNo, flightDate }) => [flightNo, flightDate])],
  papers: {
    draft: {
      title: (shown) => titleAt(waybillTitles[waybillOf(shown)], shown.billState),
      parts: (facts) => waybillParts(facts, waybillOf(facts.shown)),
    },
    masterDraft: { title: () => waybillTitles.master.draft, parts: (facts) => waybillParts(facts, 'master') },
  },
  partsOnPaper: consignmentOnPaper,
  carriageFacts: (shown, word) => [
    [word('workorder.paper-airline'), shown.airline],
    [word('workorder.paper-flights'), [shown.flightNo, shown.flightDate].filter(Boolean).join(', ') || undefined],
  ],
  billFacts: ({ houseBillNo, masterBillNo }, word) => [
    [word('workorder.paper-house-waybill'), houseBillNo],
    [word('workorder.paper-master-waybill'), masterBillNo],
  ],
})
