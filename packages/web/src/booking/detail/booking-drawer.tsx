import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import { formLists, type HeadName, headFields, type ListName } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import { sectionsOf } from '@landbridge/contract/booking/form/form-sections'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Facts } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useFieldName } from '../fields/field-name.ts'
import { sectionKey } from '../fields/section-name.ts'
import { useValueText } from '../fields/value-text.ts'
import { useBookingMode } from '../modes/mode-views.ts'

/** False for files, which stand with the booking's documents. */
const isListed = (name: HeadName): boolean => {
  const { kind } = headFields[name]
  return name === 'cargoKind' || (kind !== 'hidden' && kind !== 'file' && name !== 'attachments')
}

/** The whole form section by section, without blank fields. */
export function BookingDrawer({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const text = useText()
  const form = formNameOf(useBookingMode().code, booking.loadType)
  return (
    <Drawer title={text('booking.all-of-it')} width={640} onClose={onClose}>
      {sectionsOf(form).map(({ section, blocks }) => (
        <Section
          key={section}
          title={text(sectionKey(section, form))}
          names={blocks.flatMap(({ names }) => names).filter(isListed)}
          booking={booking}
          form={form}
        />
      ))}
    </Drawer>
  )
}

type SectionProps = { title: string; names: readonly HeadName[]; booking: BookingDetail; form: FormName }

function Section({ title, names, booking, form }: SectionProps) {
  const valueText = useValueText(booking, form)
  const nameOf = useFieldName(booking)
  const values = booking as unknown as Readonly<Record<string, unknown>>
  const facts = names
    .filter((name) => isFilled(values[name]) && headFields[name].kind !== 'currency')
    .map((name) => [nameOf(name), valueText({ name, siblings: headFields, values })] as const)
  const lists = names.filter((name) => isLines(values[name])) as ListName[]
  if (facts.length === 0 && lists.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {facts.length > 0 && <Facts facts={facts} />}
      {lists.map((list) => (
        <Lines key={list} list={list} lines={booking[list] ?? []} form={form} valueText={valueText} />
      ))}
    </section>
  )
}

const isLines = (value: unknown) => Array.isArray(value) && typeof value[0] === 'object'
const isFilled = (value: unknown) => !isBlank(value) && value !== false && !isLines(value)

type LinesProps = {
  list: ListName
  lines: readonly object[]
  form: FormName
  valueText: ReturnType<typeof useValueText>
}

function Lines({ list, lines, form, valueText }: LinesProps) {
  const text = useText()
  const format = useFormat()
  const siblings: Readonly<Record<string, FieldSpec>> = formLists[list].fields
  const isShown = ([name, { kind, choiceWords }]: [string, FieldSpec]) =>
    (kind !== 'hidden' && kind !== 'file') || choiceWords !== undefined || name === 'containerNo'
  const columns = Object.entries(siblings).filter(isShown)
  return lines.map((line, i) => {
    const values = line as Readonly<Record<string, unknown>>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a form that nobody edits here
      <div key={i} className={styles.line}>
        <small className="muted">{format.number(i + 1)}</small>
        <Facts
          facts={columns
            .filter(([name]) => isFilled(values[name]))
            .map(
              ([name, spec]) =>
                [namedText(text, labelKey(name, spec, form)), valueText({ name, siblings, values })] as const,
            )}
        />
      </div>
    )
  })
}
