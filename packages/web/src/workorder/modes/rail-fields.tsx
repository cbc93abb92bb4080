import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { useText } from '../../platform/text.tsx'
import { useCodes } from '../../reference/index.ts'
import type { HeadValues, JobDeskMode } from './job-desk-mode.ts'
import { findBorders } from './place-lookups.ts'

const BoxFields: JobDeskMode['BoxFields'] = ({ form }) => {
  const text = useText()
  return (
    <div className={grid.split2}>
      <OpenField form={form} name="wagonNo" label={text('workorder.wagon-china')} />
      <Field kind="moment" form={form} name="wagonAt" label={text('workorder.wagon-since')} />
      <OpenField form={form} name="wagonNo1520" label={text('workorder.wagon-broad')} />
      <Field kind="moment" form={form} name="wagon1520At" label={text('workorder.wagon-since')} />
      <OpenField form={form} name="wagonNoEurope" label={text('workorder.wagon-europe')} />
      <Field kind="moment" form={form} name="wagonEuropeAt" label={text('workorder.wagon-since')} />
    </div>
  )
}

const HeadFields: JobDeskMode['HeadFields'] = ({ form, job }) => {
  const text = useText()
  const notes = useCodes('RAILBILLTYPE', { withCode: true }).options
  return (
    <>
      <OpenField form={form} name="departureNo" label={text('workorder.train-no')} />
      <OpenField
        form={form}
        name="entryPortCode"
        label={text('workorder.border')}
        kind="lookup"
        load={findBorders}
        labelOf={(code) => job.entryPortName ?? code}
      />
      <OpenField
        form={form}
        name="railBillType"
        label={text('workorder.note-type')}
        kind="select"
        options={notes}
        clearable={false}
      />
    </>
  )
}

/** What the desk types of a work order by rail: its train, its border and its wagons. */
export const railFields: JobDeskMode = {
  BoxFields,
  HeadFields,
  headValues: ({ departureNo, entryPortCode, railBillType }) => ({
    departureNo,
    entryPortCode,
    railBillType: railBillType as HeadValues['railBillType'],
  }),
}
