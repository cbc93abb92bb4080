import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { PhoneLink } from '../../platform/ui/phone.tsx'
import styles from '../booking.module.css'

export function PeopleCard({ booking: { salesContact, operatorContact } }: { booking: BookingDetail }) {
  const text = useText()
  const people = [
    { role: text('booking.salesperson'), person: salesContact },
    { role: text('booking.operator'), person: operatorContact },
  ].filter(({ person }) => person)
  if (people.length === 0) return null
  return (
    <Card title={text('booking.people')}>
      <ul className={styles.people}>
        {people.map(({ role, person }) => (
          <li key={role}>
            <small className="muted">{role}</small>
            <strong>{person?.personName}</strong>
            <PhoneLink phone={person?.phone} />
            {person?.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
