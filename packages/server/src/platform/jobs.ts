import type { Call } from './call.ts'
import type { QueueKind } from './queues.ts'
import { type SpareTime, spareTime } from './spare-time.ts'

export type HeardEvent = Record<string, unknown> & {
  kind: string
  id: string
  customerId: string | null
  eventId: string
}
type Hear = (heard: HeardEvent, call: Call<'system'>) => Promise<void>
type Round = { seconds: number; work(call: Call<'system'>): Promise<void> }

/** The system's own work, as the areas name it: what follows later upon events, what was put off, and what comes round. */
export type Jobs = {
  /** Listener of events of these kinds, each in a transaction of its own and those of one record in their order. */
  onEvent(listener: string, kinds: readonly string[], hear: Hear): void
  on(kind: string, hear: Hear): void
  /** The handler of put-off work of a kind, run while nobody uses the portal; after three failures a piece is reported. */
  inSpareTime(kind: string, hear: Hear): void
  /** Work that comes round every so often, on one node at a time. */
  every(kind: string, seconds: number, work: Round['work']): void
  /** Work that asks the outside world and so stands in no transaction: does one piece and says whether there was one. */
  outside(work: () => Promise<boolean>): void
  /** There may be something to do: who works it off looks at once. */
  wake(): void
  readonly spareTime: SpareTime
}

export type JobPlan = Jobs & {
  readonly listeners: ReadonlyMap<string, { kinds: readonly string[]; hear: Hear }>
  readonly rounds: ReadonlyMap<string, Round>
  readonly outsides: readonly (() => Promise<boolean>)[]
  readonly spare: ReadonlySet<string>
  queues(): Map<string, QueueKind>
  onWake(wake: () => void): void
}

export function planJobs(): JobPlan {
  const listeners = new Map<string, { kinds: readonly string[]; hear: Hear }>()
  const rounds = new Map<string, Round>()
  const outsides: (() => Promise<boolean>)[] = []
  const spare = new Set<string>()
  const hearOf = (kind: string, hear: Hear) => void listeners.set(kind, { kinds: [kind], hear })
  let awaken = () => {}
  return {
    listeners,
    rounds,
    outsides,
    spare,
    spareTime: spareTime(),
    onEvent: (listener, kinds, hear) => void listeners.set(listener, { kinds, hear }),
    on: hearOf,
    inSpareTime(kind, hear) {
      hearOf(kind, hear)
      spare.add(kind)
    },
    every: (kind, seconds, work) => void rounds.set(kind, { seconds, work }),
    outside: (work) => void outsides.push(work),
    wake: () => awaken(),
    onWake(wake) {
      awaken = wake
    },
    queues() {
      const events = [...listeners.keys()].map((name) => [name, spare.has(name) ? 'spare' : 'events'] as const)
      return new Map([...events, ...[...rounds.keys()].map((name) => [name, 'rounds'] as const)])
    },
  }
}
