import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { papersOfJob } from '@landbridge/contract/paper/paper-lifecycle'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useMutation } from '@tanstack/react-query'
import { type TextKey, useText } from '../platform/text.tsx'
import { toastError } from '../platform/ui/messages.ts'
import { Button } from '../platform/ui/parts.tsx'
import { draftWordsOf } from './modes/draft-words.ts'
import { fetchJobPaper } from './paper-api.ts'

const titles = {
  masterDraft: 'workorder.paper-master-draft',
  arrivalNotice: 'workorder.paper-arrival-notice',
  completion: 'workorder.paper-completion',
  delivery: 'workorder.paper-delivery',
} as const satisfies Record<Exclude<JobPaper, 'draft'>, TextKey>

export function JobPaperButtons({
  job,
  desk,
}: {
  job: Pick<JobDetail, 'id' | 'jobNo' | 'state' | 'billState'>
  desk?: boolean
}) {
  const papers = papersOfJob(job, desk ? 'staff' : 'customer')
  if (papers.length === 0) return null
  return (
    <div className="row wraps pad">
      {papers.map((paper) => (
        <PaperButton key={paper} job={job} paper={paper} desk={desk} />
      ))}
    </div>
  )
}

type Fetching = { job: Pick<JobDetail, 'id' | 'jobNo'>; paper: JobPaper; desk?: boolean | undefined; billSeq?: number }
export function PaperButton({ job, paper, desk, billSeq }: Fetching) {
  const text = useText()
  const title = paper === 'draft' ? draftWordsOf(job).title : titles[paper]
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchJobPaper({ id: job.id, paper, ...(billSeq && { billSeq }) }, desk),
    onError: toastError,
  })
  return (
    <Button low look="ghost" icon="get" busy={isPending} onClick={() => mutate()}>
      {text(title)}
    </Button>
  )
}
