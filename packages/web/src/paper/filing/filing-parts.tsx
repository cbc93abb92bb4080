import { type FilingView, filingEndpoints } from '@landbridge/contract/paper/filing/filing-endpoints'
import type { Filer, FilingLevel, FilingState } from '@landbridge/contract/paper/filing/filing-lifecycle'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Card, StatusPill } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'

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

/** Regimes with a name of the trade beside our code. */
const regimeWords: Readonly<Record<string, TextKey>> = {
  GB: 'paper.regime-gb',
  CN: 'paper.regime-cn',
  EAEU: 'paper.regime-eaeu',
}

/** A regime's name, else the entered one. */
export function useRegimeName(): (regime: string) => string {
  const text = useText()
  return (regime) => {
    const word = regimeWords[regime]
    return word ? text(word) : regime
  }
}

/** One filing: regime, level, filer, deadline, state and number. */
export function FilingLine({ filing, children }: { filing: FilingView; children?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  const regimeName = useRegimeName()
  const { regime, level, filedBy, filingState, dueAt, reference, note } = filing
  const due = dueAt && text('paper.filing-until', { time: format.dayTime(dueAt) })
  return (
    <li className="row between wraps">
      <span>
        <strong>
          {regimeName(regime)} · {text(levelWords[level])}
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

/** Customs filings of a work order for its customer. */
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
