import {
  type BlockedCharge,
  blockShown,
  type ChargeBlock,
  priceSections,
  sectionOfBlock,
} from '@landbridge/contract/pricing/charge-blocks'
import type { ChargePayer, PayerSum } from '@landbridge/contract/pricing/payers'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import styles from '../pricing.module.css'

export const payerKey = (payer: ChargePayer) => `pricing.payer-${payer}` satisfies TextKey

/** Text key of the reader's share, or of the other party's. */
export const shareKey = (payer: ChargePayer, own: ChargePayer) =>
  payer === own ? 'pricing.you-pay' : payer === 'SHP' ? 'pricing.payable-at-origin' : 'pricing.payable-at-destination'

type SectionLine = BlockedCharge & {
  block?: ChargeBlock | undefined
  payer?: ChargePayer | undefined
  currency: string
  amount: string
  name: ReactNode
}

/** The three blocks of a price with their payers as a list of terms; a price without recorded payers is one block. */
export function SectionLines({ lines }: { lines: readonly SectionLine[] }) {
  const text = useText()
  const format = useFormat()
  const isGrouped = lines.every(({ payer }) => payer)
  const sections = isGrouped ? priceSections : ([undefined] as const)
  return sections.map((section) => {
    const some = section
      ? lines.filter((line) => sectionOfBlock[line.block ?? blockShown(line)] === section)
      : [...lines]
    if (some.length === 0) return null
    return (
      <Fragment key={section ?? 'all'}>
        {section && (
          <div className={styles.section}>
            <dt>{text(`pricing.section-${section}`)}</dt>
            <dd>{format.sums(sumsPerCurrency(some))}</dd>
          </div>
        )}
        {some.map(({ name, payer, amount, currency }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: charges may repeat and never move
          <div key={index}>
            <dt>
              {name}
              {payer && <small className="muted nowrap"> {text(payerKey(payer))}</small>}
            </dt>
            <dd>{format.money(amount, currency)}</dd>
          </div>
        ))}
      </Fragment>
    )
  })
}

export function PayerSums({ sums, own }: { sums: readonly PayerSum[]; own: ChargePayer }) {
  const text = useText()
  const format = useFormat()
  const payers = [...new Set([own, ...sums.map(({ payer }) => payer)])]
  return payers.map((payer) => (
    <div key={payer} className={payer === own ? styles.section : undefined}>
      <dt>
        {text(shareKey(payer, own))} <small className="muted nowrap">{text(payerKey(payer))}</small>
      </dt>
      <dd>{format.sums(sums.filter((sum) => sum.payer === payer)) || '—'}</dd>
    </div>
  ))
}

type Direct = { chargeName?: string | undefined; chargeCode: string; currency: string; amount: string }

/** Handling paid directly at the terminal, outside of all sums. */
export function DirectHandling({ lines = [] }: { lines: readonly Direct[] | undefined }) {
  const text = useText()
  const format = useFormat()
  if (lines.length === 0) return null
  const names = [...new Set(lines.map(({ chargeName, chargeCode }) => chargeName ?? chargeCode))]
  return (
    <p className="muted small">
      {text('pricing.paid-to-terminal', { what: format.list(names), sum: format.sums(sumsPerCurrency(lines)) })}
    </p>
  )
}

/** Blocks outside of our price, so that nobody takes them for free. */
export function OutsideBlocks({ blocks }: { blocks: readonly ChargeBlock[] }) {
  const text = useText()
  const format = useFormat()
  if (blocks.length === 0) return null
  const names = blocks.map((block) => text(`pricing.block-${block}`))
  return <p className="muted small">{text('pricing.not-through-us', { blocks: format.list(names) })}</p>
}
