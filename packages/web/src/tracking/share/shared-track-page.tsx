import { instant } from '@landbridge/contract/shared/wire-values'
import { useParams, useSearchParams } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { TrackMap } from '../map/track-map.tsx'
import styles from '../tracking.module.css'
import { useSharedTrace } from '../tracking-api.ts'
import { spaced } from '../tracking-words.ts'

/** What somebody without a login sees of a box whose link they were sent. */
export function SharedTrackPage() {
  const text = useText()
  const format = useFormat()
  const { orderNum = '', jobNo = '', conNo = '' } = useParams()
  const [query] = useSearchParams()
  const trace = useSharedTrace({ orderNo: orderNum, jobNo, containerNo: conNo, key: query.get('key') ?? '' })
  // The shell puts the company's name beside it, and gives the title back when the page is left.
  useTitle([orderNum, conNo].join(' - '))
  const timeOf = (createTime: string) => {
    const at = instant.safeDecode(createTime)
    return at.success ? format.dayTime(at.data) : createTime
  }
  const points = (trace.data ?? []).map((one) => ({
    latitude: one.latitude,
    longitude: one.longitude,
    address: one.address,
    time: timeOf(one.createTime),
  }))
  const last = points.at(-1)
  return (
    <div className={`wrap ${styles.shared}`}>
      <header>
        <h1 className={styles.boxName}>{spaced(conNo)}</h1>
        <p className="muted">
          {text('tracking.shared-job', { order: orderNum, job: jobNo })}
          {last && ` · ${text('tracking.last-seen', { place: last.address, time: last.time })}`}
        </p>
      </header>
      <div className={`card ${styles.sharedMap}`}>
        <TrackMap
          label={text('tracking.trace-of-box', { container: conNo })}
          points={points}
          view="start"
          isLoading={trace.isPending}
          caption={text('tracking.map-caption', { container: conNo, job: jobNo })}
        />
      </div>
    </div>
  )
}
