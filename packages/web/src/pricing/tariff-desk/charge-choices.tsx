import { useWatch } from 'react-hook-form'
import { useText } from '../../platform/text.tsx'
import { PlainSelect } from '../../platform/ui/plain-select.tsx'
import { useCodes } from '../../reference/index.ts'
import styles from '../desk/price-grid.module.css'
import type { TariffFormProps } from '../desk/tariff-values.ts'
import { usePricingFacts } from '../modes/pricing-modes.ts'

type Place = 'included' | 'notIncluded' | ''

export function ChargeChoices({ form }: TariffFormProps) {
  const text = useText()
  const charges = useCodes('COST', { mode: usePricingFacts().code })
  const included = useWatch({ control: form.control, name: 'included' }) ?? []
  const notIncluded = useWatch({ control: form.control, name: 'notIncluded' }) ?? []
  const moveCharge = (code: string, place: Place) => {
    const without = (codes: readonly string[]) => codes.filter((one) => one !== code)
    form.setValue('included', [...without(included), ...(place === 'included' ? [code] : [])])
    form.setValue('notIncluded', [...without(notIncluded), ...(place === 'notIncluded' ? [code] : [])])
  }
  const placeOf = (code: string): Place =>
    included.includes(code) ? 'included' : notIncluded.includes(code) ? 'notIncluded' : ''
  const places: readonly { value: Place; label: string }[] = [
    { value: '', label: '—' },
    { value: 'included', label: text('pricing.included') },
    { value: 'notIncluded', label: text('pricing.not-included') },
  ]
  return (
    <div className={styles.charges}>
      {charges.options.map(({ value: code, label }) => (
        <div key={code} className={styles.charge}>
          <span className="cut">{label}</span>
          <span className={`input low ${styles.place}`}>
            <PlainSelect
              label={label}
              value={placeOf(code)}
              choices={places}
              onChange={(place) => moveCharge(code, place)}
            />
          </span>
        </div>
      ))}
    </div>
  )
}
