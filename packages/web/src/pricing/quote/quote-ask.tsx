import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useText } from '../../platform/text.tsx'
import { PlainSelect } from '../../platform/ui/plain-select.tsx'
import { useCurrencies } from '../../reference/index.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { Labelled, LabelledFigure } from './labelled.tsx'
import type { Chosen } from './quote-query.ts'

type AskProps = { row: PriceRow; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** The load and the currency that an offer is priced with. */
export function QuoteAsk({ row, chosen, onChoose }: AskProps) {
  const text = useText()
  const { LoadFields, leading } = usePricingMode()
  const currencies = useCurrencies()
  const change = (changes: Partial<Chosen>) => onChoose({ ...chosen, ...changes })
  const codes = currencies.length > 0 ? currencies.map(({ value }) => value) : [chosen.currency]
  const isShared = row.sharedContainer !== undefined && row[leading.column] === undefined
  const currency = (
    <Labelled label={text('pricing.currency')}>
      <PlainSelect
        value={chosen.currency}
        choices={codes.map((code) => ({ value: code, label: code }))}
        onChange={(code) => change({ currency: code })}
      />
    </Labelled>
  )
  return (
    <div className={styles.ask}>
      {isShared ? (
        <SharedAsk chosen={chosen} change={change} />
      ) : (
        <LoadFields row={row} chosen={chosen} change={change} />
      )}
      {currency}
    </div>
  )
}

type PartProps = { chosen: Chosen; change: (changes: Partial<Chosen>) => void }

function SharedAsk({ chosen, change }: PartProps) {
  const text = useText()
  return (
    <>
      <LabelledFigure
        label={text('pricing.volume')}
        value={chosen.volumeM3}
        onChange={(volumeM3) => change({ volumeM3 })}
      />
      <LabelledFigure
        label={text('pricing.weight')}
        value={chosen.weightKg}
        onChange={(weightKg) => change({ weightKg })}
      />
    </>
  )
}
