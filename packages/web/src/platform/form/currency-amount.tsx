import { useId } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '../text.tsx'
import type { Option } from '../ui/option.tsx'
import type { Control } from './field-frame.tsx'
import { NumberInput } from './number-input.tsx'
import { Select } from './select-input.tsx'

type CurrencyProps<T extends FieldValues> = Control<string | null | undefined> & {
  form: UseFormReturn<T>
  currencyName: Path<T>
  currencies: readonly Option[]
}

/** An amount beside a field for its currency. */
export function CurrencyAmount<T extends FieldValues>({
  form,
  currencyName,
  currencies,
  onChange,
  ...rest
}: CurrencyProps<T>) {
  const text = useText()
  const codeId = useId()
  const currency = (useWatch({ control: form.control, name: currencyName }) ?? '') as string
  return (
    <div className="pair">
      <NumberInput
        {...rest}
        label={text('shared.amount')}
        onChange={(amount) => onChange(amount === undefined ? '' : String(amount))}
      />
      <Select
        id={codeId}
        label={text('shared.currency')}
        value={currency}
        onChange={(code) =>
          form.setValue(currencyName, code as PathValue<T, Path<T>>, { shouldDirty: true, shouldTouch: true })
        }
        onBlur={rest.onBlur}
        invalid={false}
        describedBy={undefined}
        disabled={rest.disabled}
        options={currencies}
        // Three letters have no room for more.
        placeholder=""
        clearable={false}
        chosenAs={(code) => code}
      />
    </div>
  )
}
