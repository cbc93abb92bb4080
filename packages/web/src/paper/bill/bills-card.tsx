import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { FilingsCard } from '../filing/filing-parts.tsx'
import { useBills } from './bill-api.ts'
import { BillPart, HoldNote } from './bill-parts.tsx'

type Followed = { job: Pick<JobDetail, 'jobNo' | 'billState' | 'holds'> }

/** The bills of a work order and its filings with customs, as its customer follows them. */
export const BillsCard = ({ job }: Followed) => (
  <>
    <Bills job={job} />
    <FilingsCard jobNo={job.jobNo} />
  </>
)

/** Nothing while none was begun. */
function Bills({ job }: Followed) {
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
