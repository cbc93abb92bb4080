import { Problem } from '@landbridge/contract/shared/problem'
import type { SharedBox } from '@landbridge/contract/tracking/shared-trace'
import { useParams, useSearchParams } from 'react-router'
import { OneClock, useFormat } from '../../platform/format.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { usualSourceOf } from '../modes/position-sources.ts'
import styles from '../tracking.module.css'
import { useSharedBox, useTrace } from '../tracking-api.ts'
import { spaced } from '../tracking-words.ts'
import { BoxParts } from './box-parts.tsx'

/** True for an unknown address. */
const isMistyped = (error: Error | null) => error instanceof Problem && error.code === 'shared.invalid-input'

export function SharedTrackPage() {
  const text = useText()
  const { orderNum = '', jobNo = '', conNo = '' } = useParams()
  const [query] = useSearchParams()
  const link = { bookingNo: orderNum, jobNo, containerNo: conNo, key: query.get('key') ?? '' }
  const { crmBasePath } = useSettings()
  const trace = useTrace(link)
  // The box adds to the trace what only the portal knows of it.
  const shared = useSharedBox(link, { enabled: trace.isFetched })
  const elsewhere = crmBasePath === '' ? [] : (trace.data ?? [])
  const trackQuery = isMistyped(shared.error)
    ? { ...shared, data: { state: 'wrong' as const, box: undefined } }
    : shared
  // The shell puts the company's name beside it, and gives the title back when the page is left.
  useTitle([orderNum, conNo].join(' - '))
  return (
    <div className={`wrap ${styles.shared}`}>
      {!shared.data?.box && <h1 className="unseen">{text('tracking.shared-title')}</h1>}
      <OneClock value>
        <Loading query={trackQuery}>
          {({ state, box }) =>
            box ? (
              <Box box={elsewhere.length > 0 ? { ...box, positions: asSeen(elsewhere, box) } : box} />
            ) : (
              <EmptyState icon="track" title={text(`tracking.shared-${state}`)} />
            )
          }
        </Loading>
      </OneClock>
    </div>
  )
}

/** The trace as the specification gives it, without its sources. */
const asSeen = (trace: readonly Omit<SharedBox['positions'][number], 'source'>[], box: SharedBox) =>
  trace.map((one) => ({ ...one, source: usualSourceOf(box) }))

function Box({ box }: { box: SharedBox }) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const [last] = box.positions
  const seen = !isPhone && last && { place: last.address, time: format.dayTime(last.locatedAt) }
  return (
    <>
      <header>
        <h1 className={styles.boxName}>{spaced(box.containerNo ?? '')}</h1>
        <p className="strong">
          {box.originName} → {box.destinationName}
        </p>
        <p className="muted">
          {text('tracking.shared-job', { order: box.bookingNo, job: box.jobNo })}
          {seen && ` · ${text('tracking.last-seen', seen)}`}
        </p>
      </header>
      <BoxParts box={box} />
    </>
  )
}
