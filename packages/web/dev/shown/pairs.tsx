import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CurrencyAmount } from '../../src/platform/form/currency-amount.tsx'
import { PhoneNumber } from '../../src/platform/form/phone-input.tsx'
import { Named, plain } from '../named.tsx'
import type { Shown } from './shown.ts'

function Phone({ of = '', ...more }: { of?: string } & Partial<Parameters<typeof PhoneNumber>[0]>) {
  const [value, setValue] = useState<string | null | undefined>(of)
  return (
    <Named name="Telephone" value={value}>
      {(id) => <PhoneNumber {...plain} {...more} id={id} value={value} onChange={setValue} />}
    </Named>
  )
}

const currencies = ['CNY', 'USD', 'EUR', 'KZT'].map((value) => ({ value, label: value }))

function Money(more: { invalid?: boolean; disabled?: boolean }) {
  const form = useForm({ defaultValues: { amount: '11480.28', currency: 'USD' } })
  const { amount, currency } = useWatch({ control: form.control })
  return (
    <Named name="Fee" value={[amount, currency]}>
      {(id) => (
        <CurrencyAmount
          {...plain}
          {...more}
          id={id}
          form={form}
          currencyName="currency"
          currencies={currencies}
          value={amount}
          onChange={(next) => form.setValue('amount', next ?? '')}
        />
      )}
    </Named>
  )
}

export const shown: Shown = {
  title: 'Telephones and money',
  states: {
    telephone: () => <Phone />,
    'telephone, Germany': () => <Phone of="+493012345678" />,
    'telephone, Emirates': () => <Phone of="+971501234567" />,
    'telephone without a country': () => <Phone of="029-8888 0000" />,
    'telephone with extension': () => <Phone of="+862988880000-805" hasExtension />,
    'telephone, wrong': () => <Phone of="+4930" invalid />,
    'telephone, disabled': () => <Phone of="+862988880000-805" hasExtension disabled />,
    'amount and currency': () => <Money />,
    'amount and currency, wrong': () => <Money invalid />,
    'amount and currency, disabled': () => <Money disabled />,
  },
}
