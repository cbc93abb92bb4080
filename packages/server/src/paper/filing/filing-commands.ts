import type { FilingAction, FilingLevel } from '@landbridge/contract/paper/filing/filing-lifecycle'
import { filingLifecycle } from '@landbridge/contract/paper/filing/filing-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { changing, type Job } from '../../workorder/index.ts'
import { filingsOf } from './filing-queries.ts'
import { type Filing, keepFiling } from './filing-store.ts'

type FilingMove = {
  id: string
  version: number
  regime: string
  level: FilingLevel
  deed: FilingAction
  reference?: string | undefined
  note?: string | undefined
}

/** Enters that a filing was sent, or what customs answered. An order not to load stands with the job until a corrected filing goes out. */
export const moveFiling = (
  { id, version, regime, level, deed, reference, note }: FilingMove,
  call: Call<'staff'>,
): Promise<Job> =>
  changing({ id, version }, { action: 'workorder.filing-move' }, call, async (job) => {
    const filings = await filingsOf(call.tx, job)
    const filing = filings.find((one) => one.regime === regime && one.level === level)
    if (!filing) throw new Problem('workorder.filing-missing')
    const state = nextState(filingLifecycle, { state: filing.state }, { action: deed, by: 'staff' })
    if (!state || state === 'gone')
      throw new Problem('workorder.filing-not-in-state', undefined, { filingState: filing.state })
    if (deed === 'accept' && !reference && !filing.reference)
      throw new Problem('shared.invalid-input', { reference: 'workorder.filing-reference-needed' })
    const { userId: by } = call.caller
    const entry = { deed, state, at: call.now.toISOString(), by, ...(note && { note }) }
    const after: Filing = {
      ...filing,
      state,
      reference: reference ?? filing.reference,
      deeds: [...filing.deeds, entry],
    }
    await keepFilings(call.tx, filings, [after])
    const filed = { regime, level, filingState: state }
    return {
      job: {
        head: { ...job.head, doNotLoad: regimesForbidding(filings.map((one) => (one === filing ? after : one))) },
      },
      before: { regime, level, filingState: filing.state },
      after: { ...filed, ...(reference && { reference }), ...(note && { note }) },
    }
  })

const regimesForbidding = (filings: readonly Filing[]): string[] | undefined => {
  const regimes = filings.flatMap(({ state, regime }) => (state === 'doNotLoad' ? [regime] : []))
  return regimes.length > 0 ? regimes : undefined
}

/** Marks sent and answered filings to be amended after a change of their content. */
export async function amendFilings(job: Job, { tx, now }: Pick<Call<'system'>, 'tx' | 'now'>): Promise<void> {
  const filings = await filingsOf(tx, job)
  const due = filings.flatMap((filing) => {
    const state = nextState(filingLifecycle, { state: filing.state }, { action: 'amend', by: 'system' })
    if (!state || state === 'gone') return []
    return [{ ...filing, state, deeds: [...filing.deeds, { deed: 'amend' as const, state, at: now.toISOString() }] }]
  })
  if (due.length > 0) await keepFilings(tx, filings, due)
}

/** Keeps changed filings, and with a job's first those begun before filings had a table. */
async function keepFilings(tx: Tx, filings: readonly Filing[], changed: readonly Filing[]): Promise<void> {
  const others = filings.filter(
    ({ id, state, deeds }) => state !== 'notDue' && deeds.length === 0 && changed.every((one) => id !== one.id),
  )
  for (const filing of [...changed, ...others]) await keepFiling(tx, filing)
}
