import { boxWords } from '@landbridge/contract/shared/box-words'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { useDeskJobs, useMoveContainer } from '../job-api.ts'
import { JobPill } from '../shown/job-parts.tsx'
import { JobRefusal } from '../shown/saving.tsx'

type Props = { job: JobDeskDetail; container: ContainerView; onClose: () => void }

/** Moves a container to another job of the same booking. */
export function MoveDialog({ job, container, onClose }: Props) {
  const text = useText()
  const jobs = useDeskJobs({
    pageIndex: 1,
    pageSize: 50,
    sort: 'asc',
    orderState: 'all',
    lclState: 'all',
    bookingId: job.bookingId,
  })
  const move = useMoveContainer()
  const send = (toJobId: string) =>
    move.mutate({ id: job.id, version: job.version, containerId: container.id, toJobId }, { onSuccess: onClose })
  return (
    <Dialog title={text('workorder.container-move')} width={480} onClose={onClose}>
      <div className="stack tight">
        <JobRefusal error={move.error} />
        <Loading query={jobs}>
          {({ items }) => {
            const others = items.filter(
              ({ id, state }) => id !== job.id && state !== 'cancelled' && state !== 'completed',
            )
            if (others.length === 0) return <EmptyState title={text('workorder.no-other-job')} icon="box" />
            return others.map((other) => (
              <div key={other.id} className="row between">
                <span className="row">
                  <b>{other.jobNo}</b> <JobPill state={other.state} />{' '}
                  <span className="muted">{boxWords(other.boxText)}</span>
                </span>
                <Button low look="ghost" busy={move.isPending} onClick={() => send(other.id)}>
                  {text('workorder.move-here')}
                </Button>
              </div>
            ))
          }}
        </Loading>
      </div>
    </Dialog>
  )
}
