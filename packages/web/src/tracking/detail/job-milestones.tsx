import type { TrackingDetail } from '@landbridge/contract/tracking/tracking-endpoints'
import type { ComponentProps } from 'react'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import type { StopTimesSlot, TimesAtStops } from '../../platform/ui/lane-of.tsx'
import { ButtonLink, Card } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { ClockNote } from '../../platform/ui/timeline.tsx'
import styles from '../tracking.module.css'
import { useMilestoneSheet, useTracking } from '../tracking-api.ts'
import { BoxMap, TrackMilestones, TrackNotes, TrackSummary } from './tracking-parts.tsx'

type JobMilestonesProps = {
  id: string
  containerNo?: string
}

export function JobMilestones({ id, containerNo }: JobMilestonesProps) {
  const text = useText()
  const tracking = useTracking(id, containerNo)
  return (
    <Card
      className={styles.side ?? ''}
      title={text('tracking.milestones')}
      actions={
        <ButtonLink look="plain" low icon="track" to={paths.trackInfo(id, { con: containerNo })}>
          {text('tracking.open')}
        </ButtonLink>
      }
    >
      <Loading query={tracking}>
        {(box) => (
          <>
            <TrackSummary box={box} />
            <TrackNotes box={box} />
            <TrackMilestones box={box} />
          </>
        )}
      </Loading>
    </Card>
  )
}

export function JobMap({ id, containerNo }: JobMilestonesProps) {
  const tracking = useTracking(id, containerNo)
  return (
    <div className={`card ${styles.deskMap}`}>
      <Loading query={tracking}>{(box) => <BoxMap box={box} />}</Loading>
    </div>
  )
}

export function MilestonesCard({ id }: JobMilestonesProps) {
  const text = useText()
  const tracking = useTracking(id)
  return (
    <Card title={text('tracking.milestones')} actions={<ClockNote />}>
      <Loading query={tracking}>{(box) => <TrackMilestones box={box} />}</Loading>
    </Card>
  )
}

/** Actual or expected times of a job at its places, by the first event at each. */
export function JobStopTimes({ id, children }: ComponentProps<StopTimesSlot>) {
  const { data } = useTracking(id)
  return children(stopTimesOf(data?.milestones ?? []))
}

/** The same for the desk, from the sheet of staff. */
export function DeskStopTimes({ id, children }: ComponentProps<StopTimesSlot>) {
  const { data } = useMilestoneSheet(id)
  return children(stopTimesOf(data?.lines ?? []))
}

type TimedAt = Pick<TrackingDetail['milestones'][number], 'placeCode' | 'actualAt' | 'estimatedAt' | 'plannedAt'>

function stopTimesOf(milestones: readonly TimedAt[]): TimesAtStops {
  const ofPlaces = Map.groupBy(milestones, ({ placeCode }) => placeCode)
  const times = [...ofPlaces].flatMap(([code, lines]) => {
    const actual = lines.find(({ actualAt }) => actualAt)?.actualAt
    const at = actual ?? lines[0]?.estimatedAt ?? lines[0]?.plannedAt
    return at ? [[code, { at, isActual: actual !== undefined }] as const] : []
  })
  return new Map(times)
}
