import type { CompanyForm } from '@landbridge/contract/customer/company'
import type { CompanyView } from '@landbridge/contract/customer/customer-endpoints'
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { useLanguage, useText } from '../../platform/text.tsx'
import type { OptionSource } from '../../platform/ui/use-options.ts'
import { countryOptions, currencyOptions } from '../customer-api.ts'
import { TaxNumberField } from './tax-number-field.tsx'

export const blankCompany: CompanyForm = {
  name: '',
  nameEnglish: '',
  shortName: '',
  countryCode: null,
  taxNo: '',
  address: '',
  phone: '',
  settleCurrency: null,
  billingPer: 'shipment',
}

export const companyAsEntered = (
  company: Omit<CompanyForm, 'billingPer'> & Pick<CompanyView, 'billingPer'>,
): CompanyForm => ({
  name: company.name,
  nameEnglish: company.nameEnglish ?? '',
  shortName: company.shortName ?? '',
  countryCode: company.countryCode ?? null,
  taxNo: company.taxNo ?? '',
  address: company.address ?? '',
  phone: company.phone ?? '',
  settleCurrency: company.settleCurrency ?? null,
  billingPer: company.billingPer,
})

/** Fields of a company: `fixed` locks certified ones, `complete` shows all that a certification needs. */
export function CompanyFields({
  form,
  fixed = false,
  complete = false,
  disabled = false,
}: {
  form: UseFormReturn<CompanyForm>
  fixed?: boolean
  complete?: boolean
  disabled?: boolean
}) {
  const text = useText()
  const off = { disabled }
  const settled = { disabled: disabled || fixed }
  const choices = [
    { value: 'shipment', label: text('customer.per-shipment') },
    { value: 'month', label: text('customer.per-month') },
  ]
  return (
    <>
      <Field form={form} name="name" label={text('customer.name')} need {...settled} />
      <Field form={form} name="nameEnglish" label={text('customer.name-english')} {...off} />
      <Field form={form} name="shortName" label={text('customer.short-name')} {...off} />
      <LookupField
        form={form}
        name="countryCode"
        label={text('customer.country')}
        need={complete}
        load={countryOptions}
        names="region"
        {...settled}
      />
      <TaxNumberField form={form} need={complete} {...settled} />
      <Field form={form} name="phone" label={text('customer.company-phone')} need={complete} {...off} />
      <Field form={form} name="address" label={text('customer.address')} need={complete} span={24} {...off} />
      <LookupField
        form={form}
        name="settleCurrency"
        label={text('customer.settle-currency')}
        load={currencyOptions}
        names="currency"
        placeholder={text('customer.original-currencies')}
        {...off}
      />
      <Field
        form={form}
        name="billingPer"
        label={text('customer.billing-per')}
        kind="radio"
        choices={choices}
        {...off}
      />
    </>
  )
}

type LookupFieldProps<T extends FieldValues> = {
  form: UseFormReturn<T>
  name: FieldPathByValue<T, string | null | undefined>
  label: string
  load: OptionSource
  need?: boolean
  disabled?: boolean
  placeholder?: string
  /** The code class that names the chosen code. */
  names?: 'region' | 'currency'
}

/** A choice from a long list; null clears the field. */
export function LookupField<T extends FieldValues>({ load, names, placeholder = '', ...frame }: LookupFieldProps<T>) {
  const language = useLanguage()
  const known = names && new Intl.DisplayNames(language, { type: names })
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Select
          {...control}
          options={load}
          {...(known && { labelOf: (code: string) => known.of(code) ?? code })}
          placeholder={placeholder}
          onChange={(value) => control.onChange((value || null) as typeof control.value)}
        />
      )}
    </FieldFrame>
  )
}
