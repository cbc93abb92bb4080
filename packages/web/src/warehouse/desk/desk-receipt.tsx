import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { ReceiptCard } from '../receipt-card.tsx'

/** The dialog loads with its piece lines. */
const ReceiptDialog = lazyPart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

export function DeskReceipt({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (job.declaredQty === undefined) return null
  const isLoaded = job.lclState === 'loaded' && job.consolidationId !== undefined
  return (
    <>
      <ReceiptCard
        job={job}
        actions={
          <>
            {job.consolidationId && (
              <Link to={deskPaths.consolidation(job.consolidationId)}>{job.consolidationNo}</Link>
            )}
            <Button
              look="ghost"
              low
              icon="edit"
              reason={reason ?? (isLoaded ? text('workorder.consolidation-closed') : undefined)}
              onClick={() => setOpen(true)}
            >
              {text('warehouse.receive')}
            </Button>
          </>
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ReceiptDialog job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
