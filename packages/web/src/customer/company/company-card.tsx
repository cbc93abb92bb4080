import { companyForm } from '@landbridge/contract/customer/company'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Button, Card, Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import { useFoundCompany, useSaveCompany } from '../customer-api.ts'
import { blankCompany, CompanyFields, companyAsSaid } from './company-fields.tsx'
import { fieldsOfCompany } from './field-refusals.ts'

/** The user's company. Its owner changes it; a user who has none yet names it here. */
export function CompanyCard({ user }: { user: UserInfo }) {
  const text = useText()
  const { customer } = user
  const found = useFoundCompany()
  const save = useSaveCompany()
  const error = found.error ?? save.error
  const form = useContractForm(companyForm, customer ? companyAsSaid(customer) : blankCompany, fieldsOfCompany(error))
  const isOwner = !customer || user.companyRole === 'owner'
  const done = {
    onSuccess: () => {
      void refreshUser()
      toast(text('customer.company-saved'), { kind: 'good' })
    },
  }
  const submit = form.handleSubmit((said) =>
    customer
      ? save.mutate({ customer: said, version: customer.version }, done)
      : found.mutate({ customer: said }, done),
  )
  const refusal = error && !(error instanceof Problem && error.fields)
  return (
    <Card title={text('customer.company')}>
      {!customer && (
        <div className="pad">
          <Note tone="info" icon="info">
            <strong>{text('customer.no-company')}</strong> {text('customer.no-company-hint')}
          </Note>
        </div>
      )}
      <form className="form" onSubmit={submit} noValidate>
        <CompanyFields
          form={form}
          fixed={customer?.state === 'underReview' || customer?.state === 'certified'}
          disabled={!isOwner}
        />
        {refusal && <Note tone="bad">{problemText(error, text)}</Note>}
        <div className="form-end">
          <Button
            type="submit"
            busy={found.isPending || save.isPending}
            reason={isOwner ? undefined : text('customer.only-owner')}
          >
            {text(customer ? 'customer.save' : 'customer.found')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
