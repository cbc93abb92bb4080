import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { PhoneLink } from '../../platform/ui/phone.tsx'
import { useFieldName } from '../fields/field-name.ts'
import desk from './desk.module.css'

type Props = { booking: DeskBookingDetail }

/** Warnings that the checks repeat. */
const inChecks: readonly string[] = ['booking.no-price', 'booking.not-certified', 'booking.over-credit']

/** Warnings that the customer saw at the submission. */
export function WarningsCard({ booking }: Props) {
  const text = useText()
  const otherWarnings = booking.warnings.filter(({ reason }) => !inChecks.includes(reason))
  if (otherWarnings.length === 0) return null
  return (
    <Card title={text('booking.desk-warnings')}>
      <ul className={desk.revisions}>
        {otherWarnings.map(({ path, reason, values }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never move
          <li key={`${path} ${i}`}>{namedText(text, reason, values)}</li>
        ))}
      </ul>
    </Card>
  )
}

const certificationWords = {
  none: 'booking.desk-cert-none',
  refused: 'booking.desk-cert-refused',
  underReview: 'booking.desk-cert-underReview',
  certified: 'booking.desk-cert-certified',
} as const

export function CompanyCard({ booking }: Props) {
  const text = useText()
  const format = useFormat()
  const { customerName, customerId, certification, creditLimit, creditCurrency, creditUsed, creditNoRate } = booking
  const limit = creditLimit && format.money(creditLimit, creditCurrency)
  const inUse = (limit: string) =>
    creditNoRate
      ? text('booking.desk-credit-no-rate', { currencies: creditNoRate.join(', '), limit })
      : text('booking.desk-credit-used', { used: format.money(creditUsed, creditCurrency), limit })
  const credit = limit ? inUse(limit) : text('booking.desk-credit-none')
  const state = certificationWords[certification as keyof typeof certificationWords]
  return (
    <Card title={text('booking.desk-company')}>
      <Facts
        facts={[
          [
            text('booking.desk-customer'),
            <Link key="customer" to={deskPaths.customer(customerId)}>
              {customerName}
            </Link>,
          ],
          [text('booking.desk-certified'), state && text(state)],
          [text('booking.desk-credit'), credit],
        ]}
      />
    </Card>
  )
}

const PersonContact = ({
  person: { personName, phone },
}: {
  person: { personName: string; phone?: string | undefined }
}) => (
  <>
    <div>{personName}</div>
    <PhoneLink phone={phone} />
  </>
)

export function StaffCard({ booking: { salesContact, operatorContact } }: Props) {
  const text = useText()
  const people = [
    [text('booking.salesperson'), salesContact],
    [text('booking.desk-operator'), operatorContact],
  ] as const
  const facts = people.flatMap(([role, person]) =>
    person ? [[role, <PersonContact key={role} person={person} />] as const] : [],
  )
  if (facts.length === 0) return null
  return (
    <Card title={text('booking.desk-people')}>
      <Facts facts={facts} />
    </Card>
  )
}

export function RevisionsCard({ booking }: Props) {
  const text = useText()
  const format = useFormat()
  const nameOf = useFieldName(booking)
  if (booking.revisions.length < 2) return null
  return (
    <Card title={text('booking.desk-revisions')}>
      <ul className={desk.revisions}>
        {booking.revisions.toReversed().map(({ revision, at, byName, changed }) => (
          <li key={revision}>
            <strong>{text('booking.desk-revision-no', { count: revision })}</strong>
            <small className="muted">{[format.dayTime(at), byName].filter(Boolean).join(' · ')}</small>
            <small>
              {changed.length === 0
                ? text('booking.desk-revision-first')
                : text('booking.desk-revision-changed', { fields: format.list(changed.map(nameOf)) })}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
