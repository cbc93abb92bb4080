import { useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { PageHead, StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import { useMilestoneSheet } from '../tracking-api.ts'
import { DeskMilestones } from './desk-milestones.tsx'

const stateTones: Readonly<Record<string, Tone>> = { completed: 'ok', cancelled: 'idle' }

export function DeskTrackingPage() {
  const text = useText()
  const { id = '' } = useParams()
  const { data } = useMilestoneSheet(id)
  useTitle(data?.jobNo)
  return (
    <>
      <PageHead
        trail={[
          { label: data?.jobNo ?? text('tracking.job-no'), to: deskPaths.job(id) },
          { label: text('tracking.desk-title') },
        ]}
        title={
          data && (
            <>
              {`${data.originName} → ${data.destinationName}`}
              <StatusPill tone={stateTones[data.state] ?? 'info'}>{data.stateLabel}</StatusPill>
            </>
          )
        }
      />
      <DeskMilestones jobId={id} dock />
    </>
  )
}
