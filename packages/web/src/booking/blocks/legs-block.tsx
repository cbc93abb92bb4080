import { formLists, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { type LegLine, legFields } from '@landbridge/contract/booking/fields/legs'
import { isFieldShown } from '@landbridge/contract/booking/form/form-needs'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import styles from '../booking-form.module.css'
import { fieldWidgets } from '../fields/field-widgets.tsx'
import { ListReason } from '../fields/form-parts.tsx'
import { useFormScene } from '../state/form-scene.ts'
import { useLineColumns } from './line-columns.tsx'

const legNames = (Object.keys(legFields) as (keyof typeof legFields)[]).filter(
  (name) => fieldWidgets[legFields[name].kind],
)

export function LegsBlock() {
  const { form, shownForm } = useFormScene()
  const columns = useLineColumns<LegLine>('legs', legNames)
  if (!isFieldShown(headFields.legs, shownForm)) return null
  return (
    <div className={styles.wide}>
      <LinesEditor
        form={form}
        name="legs"
        columns={columns}
        blank={(): LegLine => ({})}
        max={formLists.legs.most}
        min={0}
      />
      <ListReason list="legs" />
    </div>
  )
}
