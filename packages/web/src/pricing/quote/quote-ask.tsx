import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useText } from '../../platform/text.tsx'
import { PlainSelect } from '../../platform/ui/plain-select.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { useCurrencies } from '../../reference/index.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import { Labelled } from '../price/labelled.tsx'
import type { BoxType } from '../price/pricing-mode-view.ts'
import type { QuoteChoice } from '../price/quote-query.ts'
import type { SpecialCargo } from '../price/special-cargo.ts'
import styles from '../pricing.module.css'

type AskProps = { row: PriceRow; boxType: BoxType; chosen: QuoteChoice; onChoose: (chosen: QuoteChoice) => void }

export function QuoteAsk({ row, boxType, chosen, onChoose }: AskProps) {
  const text = useText()
  const { LoadFields } = usePricingMode()
  const currencies = useCurrencies()
  const change = (changes: Partial<QuoteChoice>) => onChoose({ ...chosen, ...changes })
  const codes = currencies.length > 0 ? currencies.map(({ value }) => value) : [chosen.currency]
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
      <LoadFields row={row} boxType={boxType} chosen={chosen} change={change} />
      {currency}
      <SpecialTicks special={chosen.special} onChange={(special) => change({ special })} />
    </div>
  )
}

type Special = { special: readonly SpecialCargo[]; onChange: (special: readonly SpecialCargo[]) => void }

function SpecialTicks({ special, onChange }: Special) {
  const text = useText()
  const offered = usePricingMode().special
  const tick = (one: SpecialCargo, isOn: boolean) =>
    onChange(isOn ? [...special, one] : special.filter((other) => other !== one))
  return (
    <fieldset className={styles.special}>
      <legend className="unseen">{text('pricing.special-cargo')}</legend>
      {offered.map((one) => (
        <Tick key={one} isOn={special.includes(one)} onChange={(isOn) => tick(one, isOn)}>
          {text(`pricing.special-${one}`)}
        </Tick>
      ))}
    </fieldset>
  )
}
