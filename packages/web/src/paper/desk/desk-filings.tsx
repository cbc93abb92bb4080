import type { FilingView } from '@landbridge/contract/paper/filing/filing-endpoints'
import { filingDeskEndpoints as desk } from '@landbridge/contract/paper/filing/filing-endpoints'
import { filingDeeds } from '@landbridge/contract/paper/filing/filing-lifecycle'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { jobsAtDesk, type ReadJob } from '../../workorder/index.ts'
import { FilingLine } from '../filing/filing-parts.tsx'

/** Customs filings of a work order, with the entry of customs' answers. */
export function DeskFilings({ job, reason }: { job: ReadJob; reason: string | undefined }) {
  const text = useText()
  const { data } = useCall(desk.show, { id: job.id }, { version: job.version, keepPrevious: true })
  if (!data || data.filings.length === 0) return null
  return (
    <Card id="filings" title={text('paper.filings')}>
      <ul className="pad stack tight">
        {data.filings.map((filing) => (
          <FilingLine key={`${filing.regime} ${filing.level}`} filing={filing}>
            <EnterButton job={job} filing={filing} reason={reason} />
          </FilingLine>
        ))}
      </ul>
    </Card>
  )
}

type Props = { job: ReadJob; filing: FilingView; reason: string | undefined }

function EnterButton({ job, filing, reason }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button low look="ghost" reason={reason} onClick={() => setOpen(true)}>
        {text('paper.filing-enter')}
      </Button>
      {isOpen && <EnterDialog job={job} filing={filing} onClose={() => setOpen(false)} />}
    </>
  )
}

const filingActionWords = {
  send: 'paper.filing-deed-send',
  accept: 'paper.filing-deed-accept',
  reject: 'paper.filing-deed-reject',
  requestInfo: 'paper.filing-deed-info',
  requestScreening: 'paper.filing-deed-screening',
  forbid: 'paper.filing-deed-forbid',
} as const satisfies Record<(typeof filingDeeds)[number], TextKey>

function EnterDialog({ job, filing, onClose }: Omit<Props, 'reason'> & { onClose: () => void }) {
  const text = useText()
  const open = filing.actions.filter(({ allowed }) => allowed).map(({ name }) => name)
  const options = filingDeeds
    .filter((deed) => open.includes(deed))
    .map((value) => ({ value, label: text(filingActionWords[value]) }))
  const { id, version } = job
  const { regime, level } = filing
  return (
    <CommandDialog
      command={{
        title: text('paper.filing-enter'),
        width: 480,
        endpoint: desk.move,
        invalidates: [...jobsAtDesk, desk.show],
        fields: [
          { name: 'deed', label: text('paper.filing-deed'), kind: 'select', options, clearable: false, need: true },
          { name: 'reference', label: text('paper.filing-reference'), kind: 'input', maxLength: 35 },
          { name: 'note', label: text('workorder.note'), kind: 'input', maxLength: 300 },
        ],
        initialValues: { deed: open[0] ?? ('send' as const), reference: filing.reference ?? '', note: '' },
        toInput: (values) => ({ id, version, regime, level, ...values }),
        submitLabel: text('paper.filing-enter'),
        successMessage: text('paper.filing-entered'),
      }}
      onClose={onClose}
    />
  )
}
