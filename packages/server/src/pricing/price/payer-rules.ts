import {
  blockShown,
  blocksOutside,
  type ChargeBlock,
  isHandledByOthers,
  sectionOfBlock,
} from '@landbridge/contract/pricing/charge-blocks'
import {
  isPaidToTerminal,
  namedPlaceBy,
  ownPayerBy,
  type PayerTerms,
  payerOf,
  sumsByPayer,
} from '@landbridge/contract/pricing/payers'
import type { PriceSplit } from '@landbridge/contract/pricing/price'
import { factsOfMode, type LegModeCode } from '@landbridge/contract/shared/modes'
import { sumOf } from '@landbridge/contract/shared/money'
import type { Parts } from './line-rules.ts'
import type { QuotedCharge, SaleAsk, UnpaidCharge } from './pricing-mode.ts'

const isByRoad = (mode: LegModeCode): boolean => factsOfMode(mode).departure === 'day'

const doorsIn = ({ serviceTerm, ...ask }: SaleAsk, mode: LegModeCode) => ({
  fromDoor: isByRoad(mode) || (serviceTerm?.startsWith('DOOR') ?? ask.fromDoor),
  toDoor: isByRoad(mode) || (serviceTerm?.endsWith('DOOR') ?? ask.toDoor),
})

/** Handling at destination stands among the charges that the freight has in it. */
export const isLinerOut = (included: readonly string[]): boolean => included.includes('THCD')

/** The terms of sale that decide the payers of an offer; unstated ones follow from lane and reach. */
export function payerTermsFor(ask: SaleAsk, mode: LegModeCode, { line }: Parts): PayerTerms {
  const { incoterm, paymentTerm, customerRole, payerType, thcPayment, serviceTerm, fcaTerminalByShipper } = ask
  return {
    incoterm,
    paymentTerm,
    customerRole,
    payerType,
    thcPayment,
    fcaTerminalByShipper,
    incotermPlaceKind: ask.incotermPlaceKind ?? namedPlaceBy(incoterm, doorsIn(ask, mode)),
    direction: ask.direction ?? line?.terms.direction,
    isLinerOut: serviceTerm === 'FILO' || isLinerOut(line?.terms.included ?? []),
  }
}

export const outsideOf = (ask: SaleAsk, mode: LegModeCode, { direction }: PayerTerms): ChargeBlock[] =>
  blocksOutside({
    ...doorsIn(ask, mode),
    services: ask.services ?? [],
    isByRoad: isByRoad(mode),
    isDomestic: direction === 'NM',
    serviceTerm: ask.serviceTerm,
  })

const endOf = ({ section }: Pick<UnpaidCharge, 'section'>) =>
  section === 'origin' || section === 'destination' ? section : undefined

/** Each charge with its block and its payer; handling that the customer pays at the terminal itself stands apart. */
export function chargesWithPayers(
  charges: readonly UnpaidCharge[],
  terms: PayerTerms,
  serviceTerm?: string,
): { charges: QuotedCharge[]; paidDirectly: QuotedCharge[] } {
  const paid = charges
    .filter((charge) => !isHandledByOthers(charge, serviceTerm))
    .map((charge): QuotedCharge => {
      const placed = { chargeCode: charge.chargeCode, end: endOf(charge) }
      return { ...charge, block: blockShown(placed), payer: payerOf(placed, terms) }
    })
  const { apart = [], ours = [] } = Object.groupBy(paid, (charge) =>
    isPaidToTerminal({ chargeCode: charge.chargeCode, end: endOf(charge) }, terms) ? 'apart' : 'ours',
  )
  return { charges: ours, paidDirectly: apart }
}

export const payerSumsOf = (charges: readonly QuotedCharge[], currency: string, terms: PayerTerms) =>
  sumsByPayer(
    charges.map(({ convertedAmount: amount, payer }) => ({ amount, currency, payer })),
    ownPayerBy(terms),
  )

/** The three blocks of a price and the parts of both sides. */
export function splitOf(
  { charges, paidDirectly }: ReturnType<typeof chargesWithPayers>,
  currency: string,
  terms: PayerTerms,
): PriceSplit {
  const sum = (summed: readonly QuotedCharge[]) =>
    sumOf(
      summed.map(({ convertedAmount }) => convertedAmount),
      currency,
    )
  const sectionSum = (section: 'origin' | 'freight' | 'destination') =>
    sum(charges.filter(({ block }) => sectionOfBlock[block] === section))
  const ownPayer = ownPayerBy(terms)
  return {
    origin: sectionSum('origin'),
    freight: sectionSum('freight'),
    destination: sectionSum('destination'),
    allIn: sum(charges),
    youPay: sum(charges.filter(({ payer }) => payer === ownPayer)),
    othersPay: sum(charges.filter(({ payer }) => payer !== ownPayer)),
    ...(paidDirectly.length > 0 && { paidDirectly: sum(paidDirectly) }),
  }
}
