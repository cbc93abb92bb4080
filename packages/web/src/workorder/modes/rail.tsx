import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import { useFormat } from '../../platform/format.ts'
import { jobColumns as c, optionalColumns } from '../shown/job-columns.tsx'
import { jobView } from './job-mode-view.ts'

function Wagon({ box }: { box: ContainerView }) {
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

/** Work orders by rail: full containers on wagons over a border. */
export const rail = jobView('railway', {
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
      { key: 'TrainNo', title: 'workorder.train-no', render: (row) => row.departureNo },
      c.release,
      c.freeDay,
      c.amounts,
      c.ordered,
      c.remark,
    ]),
  ],
  boxColumns: [
    {
      key: 'WagonNo',
      title: 'workorder.wagon',
      hasValue: ({ wagonNo }) => Boolean(wagonNo),
      render: (box) => <Wagon box={box} />,
    },
  ],
})
