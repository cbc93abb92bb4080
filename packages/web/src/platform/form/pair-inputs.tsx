import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '../text.tsx'
import type { Option } from '../ui/option.tsx'
import type { Control } from './field-frame.tsx'
import { NumberInput, TextInput } from './text-inputs.tsx'

type CurrencyProps<T extends FieldValues> = Control<string | null | undefined> & {
  form: UseFormReturn<T>
  currencyName: Path<T>
  currencies: readonly Option[]
}

/** An amount and beside it its currency, which is a field of its own. */
export function CurrencyAmount<T extends FieldValues>({
  form,
  currencyName,
  currencies,
  onChange,
  ...rest
}: CurrencyProps<T>) {
  const text = useText()
  const currency = (useWatch({ control: form.control, name: currencyName }) ?? '') as string
  return (
    <div className="pair">
      <NumberInput
        {...rest}
        label={text('shared.amount')}
        onChange={(amount) => onChange(amount === undefined ? '' : String(amount))}
      />
      <select
        className="in select"
        aria-label={text('shared.currency')}
        value={currency}
        disabled={rest.disabled}
        onChange={(event) =>
          form.setValue(currencyName, event.target.value as PathValue<T, Path<T>>, {
            shouldDirty: true,
            shouldTouch: true,
          })
        }
      >
        {!currencies.some((option) => option.value === currency) && <option value={currency}>{currency}</option>}
        {currencies.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value}
          </option>
        ))}
      </select>
    </div>
  )
}

type PhoneProps = Control<string | null | undefined> & { codes?: readonly Option[]; placeholder?: string }

const commonCodes = ['86', '7', '49', '48', '375', '77', '998', '90', '44', '31', '33', '39', '852', '886', '1']
const standard = '86'

/** A number in the form +CCNNN, entered as country code and number. */
export function PhoneNumber({ value, onChange, codes, ...rest }: PhoneProps) {
  const text = useText()
  const offered = codes?.map((option) => option.value) ?? commonCodes
  const { code, number } = phoneParts(value ?? '', offered)
  const say = (nextCode: string, nextNumber: string) => {
    const digits = nextNumber.replace(/[^\d]/g, '')
    onChange(digits ? `+${nextCode}${digits}` : '')
  }
  return (
    <div className="pair phone">
      <select
        className="in select"
        aria-label={text('shared.country-code')}
        value={code}
        disabled={rest.disabled}
        onChange={(event) => say(event.target.value, number)}
      >
        {[...new Set([code, ...offered])].map((one) => (
          <option key={one} value={one}>
            {codes?.find((option) => option.value === one)?.label ?? `+${one}`}
          </option>
        ))}
      </select>
      <TextInput {...rest} value={number} onChange={(typed) => say(code, typed ?? '')} autoComplete="tel-national" />
    </div>
  )
}

/** The longest known country code that a number begins with. */
export function phoneParts(phone: string, codes: readonly string[]): { code: string; number: string } {
  if (!phone.startsWith('+')) return { code: standard, number: phone }
  const digits = phone.slice(1)
  const code = codes.toSorted((a, b) => b.length - a.length).find((one) => digits.startsWith(one)) ?? standard
  return { code, number: digits.startsWith(code) ? digits.slice(code.length) : digits }
}
