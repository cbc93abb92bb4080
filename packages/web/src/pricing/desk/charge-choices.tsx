import { useWatch } from 'react-hook-form'
import { useText } from '../../platform/text.tsx'
import { useCodes } from '../../reference/index.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from './price-grid.module.css'
import type { TariffFormProps } from './tariff-values.ts'

type Place = 'included' | 'notIncluded' | ''

/** Which charges the price holds, and which it says it does not. */
export function ChargeChoices({ form, disabled }: TariffFormProps) {
  const text = useText()
  const charges = useCodes('COST', { mode: usePricingMode().code })
  const included = useWatch({ control: form.control, name: 'included' }) ?? []
  const notIncluded = useWatch({ control: form.control, name: 'notIncluded' }) ?? []
  const put = (code: string, place: Place) => {
    const without = (codes: readonly string[]) => codes.filter((one) => one !== code)
    form.setValue('included', [...without(included), ...(place === 'included' ? [code] : [])])
    form.setValue('notIncluded', [...without(notIncluded), ...(place === 'notIncluded' ? [code] : [])])
  }
  const placeOf = (code: string): Place =>
    included.includes(code) ? 'included' : notIncluded.includes(code) ? 'notIncluded' : ''
  return (
    <div className={styles.charges}>
      {charges.options.map(({ value: code, label }) => (
        <div key={code} className={styles.charge}>
          <span className="cut">{label}</span>
          <span className="in low" style={{ width: 130, flex: 'none' }}>
            <select
              aria-label={label}
              value={placeOf(code)}
              disabled={disabled}
              onChange={(event) => put(code, event.target.value as Place)}
            >
              <option value="">—</option>
              <option value="included">{text('pricing.included')}</option>
              <option value="notIncluded">{text('pricing.not-included')}</option>
            </select>
          </span>
        </div>
      ))}
    </div>
  )
}
