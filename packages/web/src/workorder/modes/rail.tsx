import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import { call } from '../../platform/api.ts'
import { Field } from '../../platform/form/field.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { OpenField } from '../desk/open-field.tsx'
import { useCodes } from '../job-api.ts'
import { jobColumns as c, optionalColumns } from '../list/job-columns.tsx'
import styles from '../workorder.module.css'
import type { HeadValues, JobMode } from './job-mode.ts'

const placesLike = (type: 'R' | 'B') => async (key: string, signal: AbortSignal) => {
  const found = await call(referenceEndpoints.railPorts, { type, pageSize: 30, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}
const findBorders = placesLike('B')

/** The wagon it rides on now, with the ones before it. */
function Wagon({ of: box }: { of: ContainerView }) {
  const format = useFormat()
  const wagons = [
    { no: box.wagonNoEurope, at: box.wagonEuropeAt },
    { no: box.wagonNo1520, at: box.wagon1520At },
    { no: box.wagonNo, at: box.wagonAt },
  ].filter(({ no }) => no)
  const [now, ...before] = wagons
  if (!now) return null
  const wagonTimes = wagons.map(({ no, at }) => [no, at && format.dayTime(at)].filter(Boolean).join(' · ')).join('\n')
  return (
    <span className="mono nowrap" title={wagonTimes}>
      {now.no}
      {before.length > 0 && <span className="muted"> +{before.length}</span>}
    </span>
  )
}

const BoxFields: JobMode['BoxFields'] = ({ form }) => {
  const text = useText()
  return (
    <div className={styles.split2}>
      <OpenField form={form} name="wagonNo" label={text('workorder.wagon-china')} />
      <Field kind="moment" form={form} name="wagonAt" label={text('workorder.wagon-since')} />
      <OpenField form={form} name="wagonNo1520" label={text('workorder.wagon-broad')} />
      <Field kind="moment" form={form} name="wagon1520At" label={text('workorder.wagon-since')} />
      <OpenField form={form} name="wagonNoEurope" label={text('workorder.wagon-europe')} />
      <Field kind="moment" form={form} name="wagonEuropeAt" label={text('workorder.wagon-since')} />
    </div>
  )
}

const HeadFields: JobMode['HeadFields'] = ({ form, job }) => {
  const text = useText()
  const notes = useCodes('RAILBILLTYPE')
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

/** Work orders by rail: full containers on wagons, over a border. */
export const rail: JobMode = {
  service: 'workorder.rail-service',
  listId: 'workorder-rail',
  columns: [
    c.number,
    c.state,
    c.next,
    c.containers,
    c.lane,
    c.etd,
    c.eta,
    c.track,
    ...optionalColumns([
      c.boxes,
      c.siCutoff,
      c.reference,
      c.note,
      c.seal,
      c.packages,
      c.weight,
      c.volume,
      c.term,
      c.train,
      c.release,
      c.freeDay,
      c.amounts,
      c.ordered,
      c.remark,
    ]),
  ],
  departure: {
    title: 'workorder.train-no',
    of: ({ departureNo }) => departureNo,
    inLine: ({ departureNo }, text) => departureNo && text('workorder.on-train', { train: departureNo }),
  },
  boxNote: 'workorder.consignment-note',
  boxColumns: [
    {
      key: 'WagonNo',
      title: 'workorder.wagon',
      filled: ({ wagonNo }) => Boolean(wagonNo),
      render: (box) => <Wagon of={box} />,
    },
  ],
  facts: () => [],
  draft: {
    title: 'workorder.paper-draft',
    toCheck: 'workorder.draft-to-check',
    hint: 'workorder.draft-to-check-hint',
    ask: (job, text) => text('workorder.draft-confirm-ask', { job }),
  },
  BoxFields,
  HeadFields,
  headValues: ({ departureNo, entryPortCode, railBillType }) => ({
    departureNo,
    entryPortCode,
    railBillType: railBillType as HeadValues['railBillType'],
  }),
  findEnds: placesLike('R'),
}
