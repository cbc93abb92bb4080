import { type CompanyForm, companyForm } from '@landbridge/contract/customer/company'
import type { CompanyView, UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { useMemo } from 'react'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card, Note } from '../../platform/ui/parts.tsx'
import { readCompany, useFoundCompany, useSaveCompany } from '../customer-api.ts'
import { blankCompany, CompanyFields, companyAsEntered } from './company-fields.tsx'
import { fieldsOfCompany } from './field-refusals.ts'

/** The user's company, which its owner changes and a user without one founds. */
export function CompanyCard({ user }: { user: UserInfo }) {
  const text = useText()
  const { customer } = user
  const found = useFoundCompany()
  const save = useSaveCompany()
  const error = found.error ?? save.error
  const refused = useMemo(() => fieldsOfCompany(error), [error])
  const seenOf = (one: CompanyView | undefined) => ({
    values: one ? companyAsEntered(one) : blankCompany,
    version: one?.version,
  })
  const record = useRecordForm<CompanyForm, CompanyView>(companyForm, {
    current: seenOf(customer),
    read: async () => seenOf(await readCompany()),
    save: (values, version) =>
      customer && version ? save.mutateAsync({ customer: values, version }) : found.mutateAsync({ customer: values }),
    error: refused,
    onSaved: () => {
      void refreshUser()
      toast(text('customer.company-saved'), { kind: 'good' })
    },
  })
  const isOwner = !customer || user.companyRole === 'owner'
  return (
    <Card title={text('customer.company')}>
      {!customer && (
        <div className="pad">
          <Note tone="info" icon="info">
            <strong>{text('customer.no-company')}</strong> {text('customer.no-company-hint')}
          </Note>
        </div>
      )}
      <RecordFrame
        record={record}
        className="form"
        foot={
          <div className="form-end">
            <Button
              type="submit"
              busy={found.isPending || save.isPending}
              reason={isOwner ? undefined : text('customer.only-owner')}
            >
              {text(customer ? 'customer.save' : 'customer.found')}
            </Button>
          </div>
        }
      >
        <CompanyFields
          form={record.form}
          fixed={customer?.state === 'underReview' || customer?.state === 'certified'}
          disabled={!isOwner}
        />
      </RecordFrame>
    </Card>
  )
}
