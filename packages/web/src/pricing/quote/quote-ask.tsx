import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useText } from '../../platform/text.tsx'
import { useCurrencies } from '../../reference/index.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { Labelled } from './labelled.tsx'
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
      <select value={chosen.currency} onChange={(event) => change({ currency: event.target.value })}>
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
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
      <Labelled label={text('pricing.volume')}>
        <input
          inputMode="decimal"
          value={chosen.volumeM3}
          onChange={(event) => change({ volumeM3: event.target.value })}
        />
      </Labelled>
      <Labelled label={text('pricing.weight')}>
        <input
          inputMode="decimal"
          value={chosen.weightKg}
          onChange={(event) => change({ weightKg: event.target.value })}
        />
      </Labelled>
    </>
  )
}
