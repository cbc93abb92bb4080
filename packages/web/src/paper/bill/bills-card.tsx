import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { FilingsCard } from '../filing/filing-parts.tsx'
import { useBills } from './bill-api.ts'
import { BillPart, HoldNote } from './bill-parts.tsx'

type BillsCardProps = { job: Pick<JobDetail, 'jobNo' | 'billState' | 'holds'> }

/** Bills and customs filings of a work order for its customer. */
export const BillsCard = ({ job }: BillsCardProps) => (
  <>
    <Bills job={job} />
    <FilingsCard jobNo={job.jobNo} />
  </>
)

/** Absent until a bill was begun. */
function Bills({ job }: BillsCardProps) {
  const text = useText()
  const isBegun = job.billState !== 'none' || job.holds.length > 0
  const { data } = useBills(job.jobNo, isBegun)
  if (!isBegun || !data) return null
  return (
    <Card title={text('paper.bills')}>
      <div className="pad stack">
        {data.holds.map((hold) => (
          <HoldNote key={hold.holdKind} hold={hold} />
        ))}
        {data.bills.map((bill) => (
          <BillPart key={`${bill.level} ${bill.billSeq} ${bill.setNo}`} bill={bill} />
        ))}
      </div>
    </Card>
  )
}
