import type { StaffCard } from '@landbridge/contract/access/account'
import { type Duty, duties } from '@landbridge/contract/access/permissions'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { TagInput } from '../../platform/form/tag-input.tsx'
import { useText } from '../../platform/text.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { dutyLabels } from '../user-labels.ts'
import styles from './staff-fields.module.css'

/** A customer's user has no duties. */
export function StaffFields<T extends StaffCard>({ form, hasDuties }: { form: UseFormReturn<T>; hasDuties: boolean }) {
  const text = useText()
  const card: UseFormReturn<StaffCard> = narrowForm(form)
  return (
    <>
      <Field form={card} name="realName" label={text('access.real-name')} need span={24} />
      <Field form={card} name="phone" label={text('access.phone')} span={24} />
      <FieldFrame form={card} name="emails" label={text('access.emails')} span={24} help={text('access.emails-hint')}>
        {(control) => <TagInput {...control} onChange={(emails) => control.onChange([...(emails ?? [])])} />}
      </FieldFrame>
      {hasDuties && (
        <FieldFrame
          form={card}
          name="duties"
          label={text('access.duties')}
          span={24}
          group
          help={text('access.rights-note')}
        >
          {({ value, onChange }) => <DutyBoxes held={value} onChange={onChange} />}
        </FieldFrame>
      )}
    </>
  )
}

function DutyBoxes({ held, onChange }: { held: readonly Duty[]; onChange: (held: Duty[]) => void }) {
  const text = useText()
  const toggle = (duty: Duty) => onChange(duties.filter((one) => (one === duty) !== held.includes(one)))
  return (
    <div className={`stack tight ${styles.boxes}`}>
      {duties.map((duty) => (
        <Tick key={duty} isOn={held.includes(duty)} onChange={() => toggle(duty)}>
          <span className={styles.duty}>
            {text(dutyLabels[duty].name)}
            <span className="muted small">{text(dutyLabels[duty].means)}</span>
          </span>
        </Tick>
      ))}
    </div>
  )
}
