import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import { headFields } from '@landbridge/contract/booking/form/form-fields'
import { sectionsOf } from '@landbridge/contract/booking/form/form-sections'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Facts } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useValueText } from '../detail/value-text.ts'
import { useFieldName } from '../form/field-name.ts'

/** Everything that was filled in, part by part. What nobody said is not listed. */
export function BookingDrawer({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const text = useText()
  return (
    <Drawer title={text('booking.all-of-it')} width={640} onClose={onClose}>
      {sectionsOf(formNameOf('R', booking.loadType))
        .filter(({ section }) => section !== 'documents')
        .map(({ section, blocks }) => (
          <Section
            key={section}
            title={text(`booking.section-${section}`)}
            names={blocks
              .flatMap(({ names }) => names)
              .filter((name) => headFields[name].kind !== 'hidden' || name === 'cargoKind')}
            booking={booking}
          />
        ))}
    </Drawer>
  )
}

type SectionProps = { title: string; names: readonly string[]; booking: BookingDetail }

function Section({ title, names, booking }: SectionProps) {
  const say = useValueText(booking)
  const nameOf = useFieldName(booking)
  const values = booking as unknown as Readonly<Record<string, unknown>>
  const facts = names
    .filter((name) => isSaid(values[name]))
    .map((name) => [nameOf(name), say(name, values[name])] as const)
  const lists = names.filter((name) => isLines(values[name]))
  if (facts.length === 0 && lists.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {facts.length > 0 && <Facts of={facts} />}
      {lists.map((name) => (
        <Lines key={name} lines={values[name] as readonly object[]} say={say} />
      ))}
    </section>
  )
}

const isLines = (value: unknown) => Array.isArray(value) && typeof value[0] === 'object'
const isSaid = (value: unknown) => !isBlank(value) && value !== false && !isLines(value)

function Lines({ lines, say }: { lines: readonly object[]; say: (name: string, value: unknown) => ReactNode }) {
  const text = useText()
  const format = useFormat()
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a form that nobody edits here
    <div key={i} className={styles.line}>
      <small className="muted">{format.number(i + 1)}</small>
      <Facts
        of={Object.entries(line)
          .filter(([name, value]) => isSaid(value) && !/(Seq|Fid)$|^(id|categoryName|hsName)$/.test(name))
          .map(([name, value]) => [text(`field.${name}` as TextKey), say(name, value)] as const)}
      />
    </div>
  ))
}
