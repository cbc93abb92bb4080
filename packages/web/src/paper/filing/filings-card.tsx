import { filingEndpoints } from '@landbridge/contract/paper/filing/filing-endpoints'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { FilingLine } from './filing-parts.tsx'

/** The filings of a work order as its customer follows them; nothing where customs ask for none. */
export function FilingsCard({ jobNo }: { jobNo: string }) {
  const text = useText()
  const { data } = useCall(filingEndpoints.show, { jobNo })
  if (!data || data.filings.length === 0) return null
  return (
    <Card title={text('paper.filings')}>
      <ul className="pad stack tight">
        {data.filings.map((filing) => (
          <FilingLine key={`${filing.regime} ${filing.level}`} filing={filing} />
        ))}
      </ul>
    </Card>
  )
}
