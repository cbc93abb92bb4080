import type { CustomerDetail } from '@landbridge/contract/customer/customer-desk-endpoints'
import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { Card, Facts, Note, PageHead } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { CertificationPill } from '../company/certification-pill.tsx'
import { useCustomer } from '../customer-api.ts'
import { CertificationReview } from './certification-review.tsx'
import { CompanyUsers } from './company-users.tsx'
import { CustomerForm } from './customer-form.tsx'

type Props = { papers: ComponentType<{ companyId: string }> }

export function DeskCustomerPage({ papers }: Props) {
  const { id = '' } = useParams()
  const text = useText()
  const customer = useCustomer(id)
  const list = { label: text('customer.customers'), to: deskPaths.customers() }
  return (
    <Loading query={customer} list={list} skeleton={<SkeletonPage />}>
      {(data) => <CustomerPage key={data.id} customer={data} papers={papers} />}
    </Loading>
  )
}

function CustomerPage({ customer, papers: Papers }: Props & { customer: CustomerDetail }) {
  const text = useText()
  useTitle(customer.shortName)
  const trail = [{ label: text('customer.customers'), to: deskPaths.customers() }, { label: customer.shortName }]
  return (
    <div className="stack">
      <PageHead trail={trail} title={customer.name}>
        <CertificationReview customer={customer} />
      </PageHead>
      <Certification customer={customer} />
      <Suspense fallback={<SkeletonLines />}>
        <Papers companyId={customer.id} />
      </Suspense>
      <CustomerForm customer={customer} />
      <Card title={text('customer.users')}>
        <CompanyUsers users={customer.users} />
      </Card>
    </div>
  )
}

function Certification({ customer }: { customer: CustomerDetail }) {
  const text = useText()
  const format = useFormat()
  const { state, createdAt, certificationAskedAt, certificationReason } = customer
  const facts: [string, string][] = [[text('customer.created-at'), format.dayTime(createdAt)]]
  if (state === 'underReview') facts.push([text('customer.waiting-since'), format.dayTime(certificationAskedAt)])
  return (
    <Card title={text('customer.states')} actions={<CertificationPill state={state} />}>
      <Facts facts={facts} />
      {certificationReason && (
        <div className="pad">
          <Note tone="warn">{text('customer.rejected-because', { reason: certificationReason })}</Note>
        </div>
      )}
    </Card>
  )
}
