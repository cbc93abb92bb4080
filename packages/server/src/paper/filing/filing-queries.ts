import { randomUUID } from 'node:crypto'
import type { FilingsView, FilingView } from '@landbridge/contract/paper/filing/filing-endpoints'
import {
  type Filer,
  type FilingState,
  filingDeeds,
  filingLifecycle,
} from '@landbridge/contract/paper/filing/filing-lifecycle'
import {
  type FilingCargo,
  type FilingProposal,
  filingDueMs,
  proposedFilings,
} from '@landbridge/contract/paper/modes/filing-rules'
import { type Actor, actionsFor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { companyOf } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import { known } from '../../platform/known.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { bookingOfJob, type Job, loadJob } from '../../workorder/index.ts'
import { paperModeOf } from '../modes/paper-modes.ts'
import { filingRules } from './filing-rule-store.ts'
import { type Filing, filingsKept } from './filing-store.ts'

/** The filings of a job: those begun, and those that its mode, countries and staff's rules ask for. */
export async function filingsOf(tx: Tx, job: Job, customerId?: string): Promise<Filing[]> {
  const viaCodes = (job.head.viaPlaces ?? []).map(({ placeCode }) => placeCode)
  const codes = [job.originCode, job.destinationCode, ...viaCodes]
  const [kept, { form }, places, rules] = await Promise.all([
    filingsKept(tx, job.id, customerId),
    bookingOfJob(tx, job, customerId),
    placesByCode(tx, placeModeOf(job.mode), codes),
    filingRules(tx),
  ])
  const proposed = proposedFilings(filingCargo(job, form.filingBy ?? undefined, places), rules)
  const isKept = (one: Pick<Filing, 'regime' | 'level'>) =>
    kept.some(({ regime, level }) => regime === one.regime && level === one.level)
  const begun = kept.length === 0 ? stateBefore[job.head.filingState ?? 'none'] : 'notDue'
  const dueBy = ({ regime, level, state, dueAt }: Filing) => {
    const proposal = proposed.find((one) => one.regime === regime && one.level === level)
    return isOpenFiling(state) ? (proposal?.dueAt ?? dueAt) : dueAt
  }
  const proposal = (one: FilingProposal): Filing => {
    const state = regimesBefore.has(one.regime) ? begun : 'notDue'
    return {
      id: randomUUID(),
      jobId: job.id,
      customerId: job.customerId,
      ...one,
      dueAt: one.dueAt ?? null,
      state,
      reference: state === 'notDue' ? null : (job.head.filingNo ?? null),
      deeds: [],
    }
  }
  return [
    ...kept.map((one) => ({ ...one, dueAt: dueBy(one) })),
    ...proposed.filter((one) => !isKept(one)).map(proposal),
  ]
}

type PlacesByCode = ReadonlyMap<string, { countryCode: string }>

function filingCargo(job: Job, filingBy: Filer | undefined, places: PlacesByCode): FilingCargo {
  const { mode, originCode, destinationCode, head, etd, eta } = job
  const countryOf = (code: string) => places.get(code)?.countryCode
  const via = (head.viaPlaces ?? []).flatMap(({ placeCode, plannedAt }) =>
    plannedAt ? [{ countryCode: countryOf(placeCode), at: new Date(plannedAt) }] : [],
  )
  return {
    mode,
    originCountry: countryOf(originCode),
    destinationCountry: countryOf(destinationCode),
    hasHouseBill: paperModeOf(mode).hasHouseBill?.(head) ?? false,
    filingBy,
    etd,
    eta,
    via,
    filingCutoff: head.filingCutoff ? new Date(head.filingCutoff) : undefined,
  }
}

/** True for a filing that waits for us. */
const isOpenFiling = (state: FilingState): boolean =>
  state === 'notDue' || state === 'due' || state === 'amendDue' || state === 'rejected'

/** The states of a sea job's only filing from before filings had a table. */
const stateBefore = {
  none: 'notDue',
  filed: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
  amendDue: 'amendDue',
} as const satisfies Record<string, FilingState>

/** The regimes that such a filing can have been for. A rule that was added later was never filed under. */
const regimesBefore: ReadonlySet<string> = new Set(['ICS2', 'AMS', 'ISF', 'ACI', 'AFR', 'GB', 'CN'])

export const showFilings = async ({ jobNo }: { jobNo: string }, call: Call<'customer'>): Promise<FilingsView> => {
  const customerId = companyOf(call.caller)
  return filingsView(await loadJob(call.tx, jobNo, customerId), call, customerId)
}

export const showFilingsAtDesk = async ({ id }: { id: string }, call: Call<'staff'>): Promise<FilingsView> =>
  filingsView(await loadJob(call.tx, id), call)

export async function filingsView(job: Job, call: Call<Actor>, customerId?: string): Promise<FilingsView> {
  const { now, caller } = call
  const view = ({ state, dueAt, deeds, ...filing }: Filing): FilingView => {
    const isNear = dueAt !== null && dueAt.getTime() - now.getTime() < filingDueMs
    const last = deeds.at(-1)
    return {
      ...pick(filing, ['regime', 'level', 'filedBy']),
      ...known({ reference: filing.reference, dueAt }),
      filingState: state === 'notDue' && isNear ? 'due' : state,
      isLate: isOpenFiling(state) && dueAt !== null && dueAt < now,
      ...(last && { answeredAt: new Date(last.at) }),
      ...(caller.actor === 'staff' && last?.note && { note: last.note }),
      actions: caller.actor === 'staff' ? deskActions(state) : [],
    }
  }
  return { ...pick(job, ['id', 'jobNo', 'version']), filings: (await filingsOf(call.tx, job, customerId)).map(view) }
}

const deskActions = (state: FilingState): FilingView['actions'] =>
  actionsFor(filingLifecycle, { state }, 'staff').flatMap(({ name, ...rest }) => {
    const deed = filingDeeds.find((one) => one === name)
    return deed ? [{ name: deed, ...rest }] : []
  })
