import type { FilingView } from '@landbridge/contract/paper/filing/filing-endpoints'
import type { Filer, FilingLevel, FilingState } from '@landbridge/contract/paper/filing/filing-lifecycle'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'

const stateWords = {
  notDue: 'paper.filing-not-due',
  due: 'paper.filing-due',
  sent: 'paper.filing-sent',
  accepted: 'paper.filing-accepted',
  rejected: 'paper.filing-rejected',
  infoRequested: 'paper.filing-info-requested',
  screeningRequested: 'paper.filing-screening-requested',
  amendDue: 'paper.filing-amend-due',
  doNotLoad: 'paper.filing-do-not-load',
} as const satisfies Record<FilingState, TextKey>

const tones = {
  notDue: 'idle',
  due: 'warn',
  sent: 'info',
  accepted: 'ok',
  rejected: 'bad',
  infoRequested: 'warn',
  screeningRequested: 'warn',
  amendDue: 'warn',
  doNotLoad: 'bad',
} as const satisfies Record<FilingState, string>

const filerWords = {
  US: 'paper.filing-by-us',
  CARRIER: 'paper.filing-by-carrier',
  OWN: 'paper.filing-by-own',
} as const satisfies Record<Filer, TextKey>

const levelWords = { master: 'paper.filing-master', house: 'paper.filing-house' } as const satisfies Record<
  FilingLevel,
  TextKey
>

/** One filing: its regime and level, by whom and until when, where it stands and under which number. */
export function FilingLine({ filing, children }: { filing: FilingView; children?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  const { regime, level, filedBy, filingState, dueAt, reference, note } = filing
  const due = dueAt && text('paper.filing-until', { time: format.dayTime(dueAt) })
  return (
    <li className="row between wraps">
      <span>
        <strong>
          {regime} · {text(levelWords[level])}
        </strong>{' '}
        {[text(filerWords[filedBy]), reference, due].filter(Boolean).join(' · ')}
        {note && <small className="muted"> {note}</small>}
      </span>
      <span className="row">
        <StatusPill tone={tones[filingState]}>{text(stateWords[filingState])}</StatusPill>
        {children}
      </span>
    </li>
  )
}
