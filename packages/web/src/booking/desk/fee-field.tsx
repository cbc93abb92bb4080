import { useId } from 'react'
import { alone } from '../../platform/form/alone.ts'
import grid from '../../platform/form/field-grid.module.css'
import { NumberInput } from '../../platform/form/number-input.tsx'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { useCurrencies } from '../../reference/index.ts'

type Fee = { fee: string; feeCurrency: string }
type Props = { value: Fee; onChange: (fee: Fee) => void }

export function FeeField({ value, onChange }: Props) {
  const text = useText()
  const [amountId, currencyId] = [useId(), useId()]
  const currencies = useCurrencies()
  return (
    <div className={grid.split2}>
      <div className="field">
        <label htmlFor={amountId}>{text('booking.desk-fee')}</label>
        <NumberInput
          {...alone}
          id={amountId}
          value={value.fee}
          onChange={(fee) => onChange({ ...value, fee: String(fee ?? '') })}
        />
      </div>
      <div className="field">
        <label htmlFor={currencyId}>{text('booking.desk-currency')}</label>
        <Combobox
          id={currencyId}
          clearable={false}
          value={currencies.find((one) => one.value === value.feeCurrency)}
          options={currencies}
          onChange={(option) => onChange({ ...value, feeCurrency: option?.value ?? value.feeCurrency })}
        />
      </div>
    </div>
  )
}
