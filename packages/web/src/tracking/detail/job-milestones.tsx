import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { ButtonLink, Card } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import styles from '../tracking.module.css'
import { useTracking } from '../tracking-api.ts'
import { BoxMap, TrackMilestones, TrackNotes, TrackSummary } from './tracking-parts.tsx'

type Of = {
  /** The job's or the booking's. */
  id: string
  containerNo?: string
}

/** The milestones of a job or booking, for the page of either: with the way to its tracking page. */
export function JobMilestones({ id, containerNo }: Of) {
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
      <Loading of={tracking}>
        {(box) => (
          <>
            <TrackSummary of={box} />
            <TrackNotes of={box} />
            <TrackMilestones of={box} />
          </>
        )}
      </Loading>
    </Card>
  )
}

/** The map of a job or booking, for the page of either. */
export function JobMap({ id, containerNo }: Of) {
  const tracking = useTracking(id, containerNo)
  return (
    <div className={`card ${styles.deskMap}`}>
      <Loading of={tracking}>{(box) => <BoxMap of={box} />}</Loading>
    </div>
  )
}
