import { type JobPaper, papersOfJob } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useMutation } from '@tanstack/react-query'
import { type TextKey, useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { fetchJobPaper } from '../job-api.ts'

const titles = {
  draft: 'workorder.paper-draft',
  completion: 'workorder.paper-completion',
  delivery: 'workorder.paper-delivery',
} as const satisfies Record<JobPaper, TextKey>

/** Fetches the papers that we draw of a job, once there are any. */
export function JobPaperButtons({
  job,
  desk,
}: {
  job: Pick<JobDetail, 'id' | 'state' | 'draftState'>
  desk?: boolean
}) {
  const papers = papersOfJob(job, desk ? 'staff' : 'customer')
  if (papers.length === 0) return null
  return (
    <div className="row wraps pad">
      {papers.map((paper) => (
        <PaperButton key={paper} id={job.id} paper={paper} desk={desk} />
      ))}
    </div>
  )
}

/** Fetches one of them. */
export function PaperButton({ id, paper, desk }: { id: string; paper: JobPaper; desk?: boolean | undefined }) {
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchJobPaper({ id, paper }, desk),
    onError: toastError,
  })
  return (
    <Button low look="ghost" icon="get" busy={isPending} onClick={() => mutate()}>
      {text(titles[paper])}
    </Button>
  )
}
