import { type DangerLine, dangerFields, packingGroups } from '@landbridge/contract/booking/form/danger-lines'
import { needAt } from '@landbridge/contract/booking/form/form-needs'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import styles from './rail-form.module.css'
import { ListReason, type RailForm, TagsField } from './rail-form-parts.tsx'

/** One block for each UN number. What a class does not have is not asked. */
export function DangerFields({ form }: { form: RailForm }) {
  const text = useText()
  const { control } = form
  const [kind, danger] = useWatch({ control, name: ['cargoKind', 'danger'] })
  const { append, remove } = useFieldArray({ control, name: 'danger' })
  if (kind !== 'D') return null
  return (
    <div className={styles.ruled}>
      {(danger ?? []).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the line's place is its name
        <DangerLineFields key={at} form={form} at={at} line={line} onRemove={() => remove(at)} />
      ))}
      <div className={styles.opener}>
        <Button look="plain" low icon="plus" onClick={() => append({ goodsSeq: 1 })}>
          {text('booking.danger-add')}
        </Button>
      </div>
      <ListReason of="danger" />
    </div>
  )
}

const at = { name: 'R.FCL', form: { cargoKind: 'D' }, context: { hasCompany: true } } as const
const needs = (name: keyof DangerLine, line: DangerLine) =>
  needAt(dangerFields[name], { stage: 'submit', at, line }) !== undefined

type LineProps = { form: RailForm; at: number; line: DangerLine; onRemove: () => void }

function DangerLineFields({ form, at, line, onRemove }: LineProps) {
  const text = useText()
  const title = text('booking.danger-of-line', { unNo: line.unNo || '…', line: line.goodsSeq ?? 1 })
  const groups = packingGroups.map((value) => ({ value, label: value === 'NONE' ? text('booking.group-NONE') : value }))
  return (
    <fieldset className="form" aria-label={title}>
      <div className={styles.blockHead}>
        <h4>{title}</h4>
        <IconButton name="bin" label={`${text('shared.remove')} ${title}`} onClick={onRemove} />
      </div>
      <Field form={form} name={`danger.${at}.unNo`} need span={8} maxLength={4} placeholder="1263" />
      <Field form={form} name={`danger.${at}.hazardClass`} need span={8} maxLength={4} placeholder="3" />
      <Field form={form} name={`danger.${at}.goodsSeq`} kind="number" whole span={8} />
      {needs('packingGroup', line) && (
        <Field form={form} name={`danger.${at}.packingGroup`} kind="select" need span={8} options={groups} />
      )}
      {needs('flashPointC', line) && (
        <Field form={form} name={`danger.${at}.flashPointC`} kind="number" need span={8} unit="°C" />
      )}
      <TagsField form={form} name={`danger.${at}.subsidiaryHazards`} span={8} placeholder="6.1; 8" />
      <Field form={form} name={`danger.${at}.properShippingName`} need maxLength={200} placeholder="PAINT" />
      {needs('technicalName', line) && <Field form={form} name={`danger.${at}.technicalName`} need maxLength={100} />}
      <Field form={form} name={`danger.${at}.dgQty`} kind="number" need={needs('dgQty', line)} span={8} />
      <Field
        form={form}
        name={`danger.${at}.dgUnit`}
        kind="select"
        span={8}
        options={[
          { value: 'KGM', label: 'kg' },
          { value: 'LTR', label: 'l' },
        ]}
      />
      <Field form={form} name={`danger.${at}.limitedQuantity`} kind="checkbox" span={8} words="LQ" />
      <Field form={form} name={`danger.${at}.emergencyContact`} need maxLength={60} />
      <Field form={form} name={`danger.${at}.emergencyPhone`} kind="phone" need />
      <Field
        form={form}
        name={`danger.${at}.packagingCertificateNo`}
        maxLength={30}
        placeholder={text('booking.party-later')}
      />
    </fieldset>
  )
}
