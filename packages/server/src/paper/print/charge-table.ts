import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { payerTermsOf } from '@landbridge/contract/booking/form/form-payers'
import type { ChargeView } from '@landbridge/contract/charge/charge-line'
import { ownPayerBy, payerOf } from '@landbridge/contract/pricing/payers'
import type { Language } from '@landbridge/contract/shared/languages'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { chargeViewOf } from '../../charge/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper, moneyOnPaper } from '../../platform/paper-values.ts'
import type { ReaderNames } from '../../reference/index.ts'
import type { JobContents } from '../../workorder/index.ts'
import type { PaperFacts } from './paper-facts.ts'
import { type PaperWord, say } from './printed-words.ts'

export function chargeTable(charges: readonly ChargeView[], language: Language, heading: string): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  return {
    heading,
    table: {
      headings: [
        word('workorder.paper-charge'),
        word('workorder.paper-quantity'),
        word('workorder.paper-unit-price'),
        word('workorder.paper-amount'),
      ],
      widths: [0.34, 0.26, 0.2, 0.2],
      numbers: [1, 2, 3],
      rows: [
        ...charges.map(({ chargeName, quantity, unitLabel, unitPrice, currency, amount }) => [
          chargeName,
          `${figureOnPaper(quantity, language)} × ${unitLabel}`,
          moneyOnPaper(unitPrice, currency, language),
          moneyOnPaper(amount, currency, language),
        ]),
        ...sumsPerCurrency(charges).map(({ currency, amount }) => [
          word('workorder.paper-total'),
          '',
          '',
          moneyOnPaper(amount, currency, language),
        ]),
      ],
    },
  }
}

type Charge = JobContents['charges'][number]

export function chargesPrinted(
  charges: readonly Charge[],
  { names, form, isForStaff }: { names: ReaderNames; form: BookingForm; isForStaff: boolean },
): Pick<PaperFacts, 'charges' | 'payables' | 'ofConsignee'> {
  const viewsOf = (listed: readonly Charge[]) => listed.map((charge) => chargeViewOf(charge, names))
  return {
    charges: viewsOf(charges.filter(({ side, isOthers }) => side === 'R' && !isOthers)),
    payables: viewsOf(isForStaff ? charges.filter(({ side }) => side === 'P') : []),
    ofConsignee: viewsOf(chargesOfConsignee(charges, form)),
  }
}

/** The receivables of the consignee; old charges without a payer go by freight terms and block. */
function chargesOfConsignee(charges: readonly Charge[], form: BookingForm): Charge[] {
  const terms = payerTermsOf(form, { fcaTerminalByShipper: false })
  return charges.filter(({ side, payer, toCheck, chargeCode }) => {
    const agreed = () => (form.paymentTerm === 'CC' ? payerOf({ chargeCode }, terms) : ownPayerBy(terms))
    return side === 'R' && !toCheck && (payer ?? agreed()) === 'CNE'
  })
}
