import { customerEndpoints, type UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useCurrencies } from '../../reference/index.ts'
import { choicesOf, type RailForm, TagsField } from './rail-form-parts.tsx'

/** Whom we ask, whom we bill, and that the terms hold. Somebody without a company names it here. */
export function ContactSection({ form, user }: { form: RailForm; user: UserInfo }) {
  const text = useText()
  const salespeople = useCall(customerEndpoints.salespeople, {}).data?.items ?? []
  const currencies = useCurrencies()
  const billIn = [{ value: 'ORIGINAL', label: text('booking.bill-in-original') }, ...currencies]
  return (
    <Card title={text('booking.section-contact')} id="contact">
      <div className="form">
        {!user.customer && (
          <Field form={form} name="companyNameNew" need span={24} maxLength={100} help={text('booking.company-hint')} />
        )}
        <Field form={form} name="contactName" need maxLength={60} autoComplete="name" />
        <Field form={form} name="contactPhone" kind="phone" need />
        <Field form={form} name="contactEmail" maxLength={100} type="email" autoComplete="email" />
        <Field
          form={form}
          name="salespersonId"
          kind="select"
          options={salespeople.map(({ id, realName }) => ({ value: id, label: realName }))}
        />
        <Field
          form={form}
          name="payerType"
          kind="select"
          need
          clearable={false}
          options={choicesOf(['OWN', 'OTHER'], (value) => text(`booking.payer-${value}`))}
        />
        <Field form={form} name="settleCurrency" kind="select" need clearable={false} options={billIn} />
        <Field form={form} name="customerReference" maxLength={35} />
        <TagsField form={form} name="copyEmails" placeholder="name@company.example" />
        <Field form={form} name="remark" kind="textarea" span={24} rows={2} maxLength={1000} />
        <Field form={form} name="agreeTerms" kind="checkbox" need span={24} words={text('booking.accept-terms')} />
      </div>
    </Card>
  )
}
