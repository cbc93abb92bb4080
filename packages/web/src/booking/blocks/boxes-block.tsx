import { type BoxLine, boxFields } from '@landbridge/contract/booking/fields/box-lines'
import { formLists } from '@landbridge/contract/booking/fields/form-fields'
import { figureIn } from '@landbridge/contract/booking/form/form-defaults'
import { shownPart } from '@landbridge/contract/booking/form/form-needs'
import { statedLoad } from '@landbridge/contract/booking/form/stated-load'
import { useWatch } from 'react-hook-form'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { CatalogueField } from '../fields/catalogue-field.tsx'
import { ListReason } from '../fields/form-parts.tsx'
import { useFormScene } from '../state/form-scene.ts'
import type { BlockProps } from '../state/form-state.ts'
import { type ColumnLooks, useLineColumns } from './line-columns.tsx'
import { PlainBlock } from './plain-block.tsx'
import { SharedBoxFields } from './shared-box-fields.tsx'

type BoxName = keyof typeof boxFields
const shared = ['stuffingPlace', 'containerDemand'] as const satisfies readonly BoxName[]
const isBelow = (name: BoxName) => boxFields[name].kind === 'tags' || boxFields[name].kind === 'date'
const names = (Object.keys(boxFields) as BoxName[]).filter((name) => !shared.some((one) => one === name))
const belowNames = names.filter(isBelow)
const tableNames = ['containerOwner' as const, ...names.filter((name) => name !== 'containerOwner' && !isBelow(name))]

export function BoxesBlock({ names: heads }: BlockProps) {
  const text = useText()
  const { form } = useFormScene()
  const columns = useLineColumns<BoxLine>('boxes', tableNames, useBoxLooks())
  const blank = (): BoxLine => {
    const first = form.getValues('boxes')?.[0]
    return {
      containerType: '20GP',
      containerQty: 1,
      containerOwner: 'C',
      stuffingPlace: first?.stuffingPlace,
      containerDemand: first?.containerDemand,
    }
  }
  return (
    <>
      <div className={styles.boxes}>
        <LinesEditor form={form} name="boxes" columns={columns} blank={blank} max={formLists.boxes.most} />
      </div>
      <p className={`muted small ${styles.hint}`}>{text('pricing.owner-help')}</p>
      <ListReason list="boxes" />
      <ShippersBoxes />
      <div className={`form ${styles.ruled}`}>
        <SharedBoxFields names={shared} />
        <PlainBlock names={heads} />
      </div>
    </>
  )
}

const sum = (lines: readonly BoxLine[], figure: (line: BoxLine) => number) =>
  lines.reduce((total, line) => total + figure(line), 0)
const quantity = (line: BoxLine) => figureIn(line.containerQty)
const cargo = (line: BoxLine) => quantity(line) * figureIn(line.containerCargoKg)
const owners = [
  { value: 'C', label: 'COC' },
  { value: 'S', label: 'SOC' },
] as const

/**
 * Presentation of box fields: the owner as two buttons, sums of quantity and cargo, the mode's places of empty boxes.
 */
function useBoxLooks(): ColumnLooks<BoxLine> {
  const format = useFormat()
  const { formFacts, mode } = useFormScene()
  return {
    containerOwner: {
      width: 132,
      widget: ({ value, onChange, label }) => (
        <Segments
          label={label}
          value={(value ?? 'C') as 'C' | 'S'}
          choices={owners}
          onChange={(owner) => onChange(owner as never)}
        />
      ),
      read: (cell) => (/^s/i.test(cell) ? 'S' : 'C'),
    },
    // One line says its quantity itself.
    containerQty: { width: 80, total: (lines) => lines.length > 1 && format.number(sum(lines, quantity)) },
    containerCargoKg: { total: (lines) => format.number(sum(lines, cargo) || undefined, 1) },
    ...mode.useBoxColumns(formFacts),
  }
}

/** The filled share of the boxes, by volume. */
export function BoxFill() {
  const text = useText()
  const format = useFormat()
  const {
    form,
    shownForm,
    formFacts: { facts },
  } = useFormScene()
  const boxes = useWatch({ control: form.control, name: 'boxes' })
  const room = sum(boxes ?? [], (box) => (facts.boxes[box.containerType ?? '']?.volumeM3 ?? 0) * quantity(box))
  const volume = Number(statedLoad(shownPart(shownForm)).volumeM3 ?? 0)
  if (!Number.isFinite(room) || room <= 0 || volume <= 0) return null
  const percent = Math.round((volume / room) * 100)
  const look = percent > 90 ? 'late strong' : 'ok-text strong'
  return (
    <span className="muted">
      {text('booking.fill')} <span className={look}>{format.number(percent)} %</span>{' '}
      {text('booking.fill-of', { volume: format.number(room, 1) })}
    </span>
  )
}

function ShippersBoxes() {
  const text = useText()
  const { form } = useFormScene()
  const format = useFormat()
  const boxes = useWatch({ control: form.control, name: 'boxes' }) ?? []
  return boxes.map((box, index) =>
    box.containerOwner === 'S' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the line's place is its name
      <div key={index} className={`form ${styles.ruled}`}>
        {belowNames.map((name, i) => (
          <CatalogueField
            key={name}
            path={`boxes.${index}.${name}`}
            label={
              i === 0 ? format.clauses([text(`field.${name}`), text('shared.line', { line: index + 1 })]) : undefined
            }
          />
        ))}
      </div>
    ) : null,
  )
}
