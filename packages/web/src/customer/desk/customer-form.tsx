import { companyForm } from '@landbridge/contract/customer/company'
import {
  type CustomerDetail,
  creditTermStarts,
  customerDeskEndpoints,
} from '@landbridge/contract/customer/customer-desk-endpoints'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { CompanyFields, companyAsEntered, LookupField } from '../company/company-fields.tsx'
import { currencyOptions, readCustomer, useSalespeople, useSaveCustomer } from '../customer-api.ts'

const { salespersonId, creditLimit, creditCurrency, creditTermDays, creditTermFrom, fcaTerminalByShipper } =
  customerDeskEndpoints.save.input.shape
const form = companyForm
  .extend({ salespersonId, creditLimit, creditCurrency, creditTermDays, creditTermFrom, fcaTerminalByShipper })
  .meta({ wire: 'company' })
type Form = z.output<typeof form>

const initialValues = (customer: CustomerDetail): Form => ({
  ...companyAsEntered(customer),
  salespersonId: customer.salespersonId ?? null,
  creditLimit: customer.creditLimit ?? null,
  creditCurrency: customer.creditCurrency ?? null,
  creditTermDays: customer.creditTermDays ?? null,
  creditTermFrom: customer.creditTermFrom ?? null,
  fcaTerminalByShipper: customer.fcaTerminalByShipper ?? false,
})

export function CustomerForm({ customer }: { customer: CustomerDetail }) {
  const text = useText()
  const notMine = useRefusal()('customer.edit')
  const save = useSaveCustomer()
  const seenOf = (one: CustomerDetail) => ({ values: initialValues(one), version: one.version })
  const record = useRecordForm(form, {
    current: seenOf(customer),
    read: async () => seenOf(await readCustomer(customer.id)),
    save: (values, version = customer.version) =>
      save.mutateAsync({
        ...values,
        creditLimit: values.creditLimit ?? null,
        creditTermDays: values.creditTermDays ?? null,
        id: customer.id,
        version,
      }),
    error: save.error,
    onSaved: () => toast(text('customer.saved'), { kind: 'good' }),
  })
  const { form: fields, submit, conflict, refusal } = record
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      noValidate
    >
      {conflict}
      <Card title={text('customer.company')}>
        <div className="form">
          <CompanyFields form={narrowForm(fields)} disabled={notMine !== undefined} />
        </div>
      </Card>
      <Card title={text('customer.terms')}>
        <div className="form">
          <TermFields form={fields} customer={customer} disabled={notMine !== undefined} />
          <ProblemNote error={refusal} />
          <div className="form-end">
            <Button type="submit" busy={save.isPending} reason={notMine}>
              {text('customer.save')}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  )
}

const termLabels = {
  bill: 'customer.from-bill',
  monthEnd: 'customer.from-monthEnd',
  departure: 'customer.from-departure',
  invoice: 'customer.from-invoice',
} as const

type TermProps = { form: UseFormReturn<Form>; customer: CustomerDetail; disabled: boolean }

function TermFields({ form: fields, customer, disabled }: TermProps) {
  const text = useText()
  const active = useSalespeople(true).data?.items ?? []
  const present = customer.salespersonId && !active.some(({ id }) => id === customer.salespersonId)
  const people = active.map(({ id, realName, account }) => ({ value: id, label: realName, subLabel: account }))
  const salespeople = present
    ? [...people, { value: customer.salespersonId ?? '', label: customer.salesperson ?? '' }]
    : people
  const starts = creditTermStarts.map((value) => ({ value, label: text(termLabels[value]) }))
  const off = { disabled }
  return (
    <>
      <LookupField
        form={fields}
        name="salespersonId"
        label={text('customer.salesperson')}
        load={salespeople}
        {...off}
      />
      <LookupField
        form={fields}
        name="creditCurrency"
        label={text('customer.credit-currency')}
        load={currencyOptions}
        names="currency"
        {...off}
      />
      <Field form={fields} name="creditLimit" label={text('customer.credit')} kind="number" {...off} />
      <Field form={fields} name="creditTermDays" label={text('customer.credit-term')} kind="number" integer {...off} />
      <LookupField
        form={fields}
        name="creditTermFrom"
        label={text('customer.credit-term-from')}
        load={starts}
        {...off}
      />
      <Field
        form={fields}
        name="fcaTerminalByShipper"
        kind="checkbox"
        label={text('customer.fca-terminal')}
        words={text('customer.fca-terminal-by-shipper')}
        {...off}
      />
    </>
  )
}
