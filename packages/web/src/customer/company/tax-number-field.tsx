import type { CompanyForm } from '@landbridge/contract/customer/company'
import { taxNumberFault, taxRuleOf } from '@landbridge/contract/reference/tax-numbers'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'

const faults = { shape: 'customer.tax-number-wrong', check: 'customer.tax-check-wrong' } as const

type Props = { form: UseFormReturn<CompanyForm>; need: boolean; disabled: boolean }

/** A company's tax number in its country's format, with faults shown once typed. */
export function TaxNumberField({ form, need, disabled }: Props) {
  const text = useText()
  const [countryCode, taxNo] = useWatch({ control: form.control, name: ['countryCode', 'taxNo'] })
  const { dirtyFields, touchedFields } = useFormState({ control: form.control, name: 'taxNo' })
  const isTyping = dirtyFields.taxNo && !touchedFields.taxNo
  const rule = taxRuleOf(countryCode)
  const fault = isTyping ? undefined : taxNumberFault(taxNo ?? '', countryCode)
  const help = rule && (
    <>
      {text(`customer.tax-of-${rule}`)}
      {fault && (
        <span className="late" role="status">
          <br />
          {text(faults[fault])}
        </span>
      )}
    </>
  )
  return <Field form={form} name="taxNo" label={text('customer.tax-no')} need={need} disabled={disabled} help={help} />
}
