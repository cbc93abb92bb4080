import { type BoxLine, stuffingPlaces } from '@landbridge/contract/booking/form/box-lines'
import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { RadioGroup, Select } from '../../platform/form/select-inputs.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { useCodes } from '../../reference/index.ts'
import { useBoxColumns } from './box-columns.tsx'
import styles from './rail-form.module.css'
import { choicesOf, ListReason, type RailForm, TagsField } from './rail-form-parts.tsx'
import type { RailFacts } from './use-rail-facts.ts'

type Props = { form: RailForm; known: RailFacts }

/** The containers: how many of which, whose they are, and what goes into each. */
export function EquipmentSection({ form, known }: Props) {
  const text = useText()
  const columns = useBoxColumns(known.quote)
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
    <Card title={text('booking.section-equipment')} actions={<Fill form={form} known={known} />} id="equipment">
      <div className={styles.boxes}>
        <LinesEditor form={form} name="boxes" columns={columns} blank={blank} most={20} />
      </div>
      <ListReason of="boxes" />
      <ShippersBoxes form={form} />
      <div className={`form ${styles.ruled}`}>
        <Stuffing form={form} />
        <Demand form={form} />
      </div>
    </Card>
  )
}

/** How full the boxes get, by volume. */
function Fill({ form, known: { facts } }: Props) {
  const text = useText()
  const format = useFormat()
  const [goods, boxes] = useWatch({ control: form.control, name: ['goods', 'boxes'] })
  const room = (boxes ?? []).reduce(
    (sum, box) => sum + (facts.boxes[box.containerType ?? '']?.volumeM3 ?? 0) * Number(box.containerQty ?? 0),
    0,
  )
  const volume = Number(goodsTotals({ goods }).volumeM3 ?? 0)
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

/** Numbers and plates of containers that the shipper brings. */
function ShippersBoxes({ form }: { form: RailForm }) {
  const text = useText()
  const boxes = useWatch({ control: form.control, name: 'boxes' }) ?? []
  return boxes.map((box, at) =>
    box.containerOwner === 'S' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the line's place is its name
      <div key={at} className={`form ${styles.ruled}`}>
        <TagsField
          form={form}
          name={`boxes.${at}.shipperContainerNos`}
          label={`${text('field.shipperContainerNos')}, ${text('shared.line', { line: at + 1 })}`}
          placeholder="TGBU3054383; …"
        />
        <Field form={form} name={`boxes.${at}.cscValidTo`} kind="date" />
      </div>
    ) : null,
  )
}

/** Every line is stuffed at the same place. */
function Stuffing({ form }: { form: RailForm }) {
  const text = useText()
  const [boxes, term] = useWatch({ control: form.control, name: ['boxes', 'serviceTerm'] })
  const usual = term?.startsWith('DOOR') ? 'FACTORY' : 'STATION'
  const say = (place: string) =>
    form.setValue(
      'boxes',
      (boxes ?? []).map((box) => ({ ...box, stuffingPlace: place as BoxLine['stuffingPlace'] })),
      { shouldDirty: true },
    )
  return (
    <FieldFrame form={form} name="boxes.0.stuffingPlace" need group span={14}>
      {(control) => (
        <RadioGroup
          {...control}
          value={control.value ?? usual}
          onChange={(place) => say(place ?? usual)}
          choices={choicesOf(stuffingPlaces, (value) => text(`booking.stuff-${value}`))}
        />
      )}
    </FieldFrame>
  )
}

function Demand({ form }: { form: RailForm }) {
  const { options } = useCodes('BOXREQ')
  const boxes = useWatch({ control: form.control, name: 'boxes' }) ?? []
  const say = (code: string | null | undefined) =>
    form.setValue(
      'boxes',
      boxes.map((box) => ({ ...box, containerDemand: code })),
      { shouldDirty: true },
    )
  return (
    <FieldFrame form={form} name="boxes.0.containerDemand" span={10}>
      {(control) => <Select {...control} onChange={say} options={options} />}
    </FieldFrame>
  )
}
