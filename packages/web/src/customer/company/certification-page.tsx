import { type CompanyForm, companyForm } from '@landbridge/contract/customer/company'
import type { CompanyView, UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { Suspense, useMemo } from 'react'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { useFormat } from '../../platform/format.ts'
import { refreshUser } from '../../platform/session.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card, Facts, Note, PageHead, type Tone } from '../../platform/ui/parts.tsx'
import { printedPhone } from '../../platform/ui/phone.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { readCompany, useAskCertification, useUserInfo } from '../customer-api.ts'
import { JoinByPhone } from '../register/join-by-phone.tsx'
import { CertificationPill } from './certification-pill.tsx'
import type { CertificationSlots } from './certification-slots.ts'
import styles from './company.module.css'
import { CompanyCard } from './company-card.tsx'
import { CompanyFields, companyAsEntered } from './company-fields.tsx'
import { fieldsOfCompany } from './field-refusals.ts'

export function CertificationPage({ papers }: Pick<CertificationSlots, 'papers'>) {
  const text = useText()
  const info = useUserInfo()
  return (
    <div className="stack">
      <PageHead title={text('customer.certification-title')} />
      <Loading query={info} skeleton={<SkeletonPage />}>
        {(user) =>
          user.customer ? (
            <CertificationCard key={user.customer.id} company={user.customer} user={user} papers={papers} />
          ) : (
            <>
              <JoinByPhone />
              <CompanyCard user={user} />
            </>
          )
        }
      </Loading>
    </div>
  )
}

const stateNotes = {
  none: { tone: 'info', words: 'customer.certification-none-says' },
  underReview: { tone: 'info', words: 'customer.certification-review-says' },
  certified: { tone: 'ok', words: 'customer.certification-certified-says' },
  refused: { tone: 'warn', words: 'customer.certification-refused-says' },
} as const satisfies Record<string, { tone: Tone; words: string }>

type CardProps = Pick<CertificationSlots, 'papers'> & { company: CompanyView; user: UserInfo }

function CertificationCard({ company, user, papers: Papers }: CardProps) {
  const text = useText()
  const askCertification = useAskCertification()
  const refused = useMemo(() => fieldsOfCompany(askCertification.error), [askCertification.error])
  const seenOf = (one: CompanyView) => ({ values: companyAsEntered(one), version: one.version })
  const record = useRecordForm<CompanyForm, CompanyView>(companyForm, {
    current: seenOf(company),
    read: async () => seenOf(await readCompany()),
    save: (customer, version = company.version) => askCertification.mutateAsync({ customer, version }),
    error: refused,
    onSaved: () => {
      void refreshUser()
      toast(text('customer.certification-handed-in'), { kind: 'good' })
    },
  })
  const action = company.actions.find(({ name }) => name === 'askCertification')
  const isOwner = user.companyRole === 'owner'
  const papersReason = isOwner
    ? action?.allowed
      ? undefined
      : text('customer.papers-fixed')
    : text('customer.only-owner')
  return (
    <div className="stack">
      <StateCard company={company} />
      <Suspense fallback={<SkeletonLines />}>
        <Papers companyId={company.id} reason={papersReason} />
      </Suspense>
      <Card className={styles.facts ?? ''} title={text('customer.certification-facts')}>
        {action?.allowed && isOwner ? (
          <RecordFrame
            record={record}
            className="form"
            foot={
              <div className="form-end">
                <Button type="submit" busy={askCertification.isPending}>
                  {text('customer.ask-certification')}
                </Button>
              </div>
            }
          >
            <CompanyFields form={record.form} complete />
          </RecordFrame>
        ) : (
          <CompanyFacts company={company} />
        )}
      </Card>
    </div>
  )
}

function StateCard({ company }: { company: CompanyView }) {
  const text = useText()
  const format = useFormat()
  const { tone, words } = stateNotes[company.state]
  return (
    <Card title={text('customer.certification-state')} actions={<CertificationPill state={company.state} />}>
      <div className="pad stack tight">
        <Note tone={tone} icon={company.state === 'certified' ? 'tick' : 'info'}>
          {text(words)}
          {company.state === 'refused' && company.certificationReason && (
            <div>
              <strong>{text('customer.refused-because', { reason: company.certificationReason })}</strong>
            </div>
          )}
          {company.state === 'underReview' && company.certificationAskedAt && (
            <div className="muted">
              {text('customer.handed-in-at', { time: format.dayTime(company.certificationAskedAt) })}
            </div>
          )}
        </Note>
        {company.certificationReason && company.state !== 'refused' && (
          <Note tone="warn">{text('customer.rejected-because', { reason: company.certificationReason })}</Note>
        )}
      </div>
    </Card>
  )
}

function CompanyFacts({ company }: { company: CompanyView }) {
  const text = useText()
  const language = useLanguage()
  const called = (type: 'region' | 'currency', code: string | null | undefined) =>
    code && (new Intl.DisplayNames(language, { type }).of(code) ?? code)
  const billing = company.billingPer === 'month' ? 'customer.per-month' : 'customer.per-shipment'
  const facts = [
    [text('customer.name'), company.name],
    [text('customer.name-english'), company.nameEnglish],
    [text('customer.short-name'), company.shortName],
    [text('customer.country'), called('region', company.countryCode)],
    [text('customer.tax-no'), company.taxNo],
    [text('customer.company-phone'), company.phone && printedPhone(company.phone)],
    [text('customer.address'), company.address],
    [
      text('customer.settle-currency'),
      called('currency', company.settleCurrency) ?? text('customer.original-currencies'),
    ],
    [text('customer.billing-per'), text(billing)],
  ] as const
  return <Facts facts={facts.filter(([, value]) => value)} />
}
