import type { Call } from './call.ts'
import type { QueueKind } from './queues.ts'

/** What happened, or what was put off: its own data, with the kind, the thing's id, its company and the id of the event. */
export type Heard = Record<string, unknown> & { kind: string; id: string; customerId: string | null; eventId: string }
type Hear = (heard: Heard, call: Call<'system'>) => Promise<void>
type Round = { seconds: number; work(call: Call<'system'>): Promise<void> }

/** The system's own work, as the areas name it: what follows later upon events, what was put off, and what comes round. */
export type Jobs = {
  /** Who hears of events of these kinds: each in a transaction of its own, those of one thing in their order. A listener that fails holds no other up. */
  onEvent(listener: string, kinds: readonly string[], hear: Hear): void
  /** What to do when work of this kind, that was put off, is due. */
  on(kind: string, hear: Hear): void
  /** Work that comes round every so often, on one node at a time. */
  every(kind: string, seconds: number, work: Round['work']): void
  /** Work that asks the outside world and so stands in no transaction: does one piece and says whether there was one. */
  outside(work: () => Promise<boolean>): void
  /** There may be something to do: who works it off looks at once. */
  wake(): void
}

/** The same, for who works it off. */
export type JobPlan = Jobs & {
  readonly listeners: ReadonlyMap<string, { kinds: readonly string[]; hear: Hear }>
  readonly rounds: ReadonlyMap<string, Round>
  readonly outsides: readonly (() => Promise<boolean>)[]
  /** A queue for each listener and each round. */
  queues(): Map<string, QueueKind>
  onWake(wake: () => void): void
}

export function planJobs(): JobPlan {
  const listeners = new Map<string, { kinds: readonly string[]; hear: Hear }>()
  const rounds = new Map<string, Round>()
  const outsides: (() => Promise<boolean>)[] = []
  let awaken = () => {}
  return {
    listeners,
    rounds,
    outsides,
    onEvent: (listener, kinds, hear) => void listeners.set(listener, { kinds, hear }),
    on: (kind, hear) => void listeners.set(kind, { kinds: [kind], hear }),
    every: (kind, seconds, work) => void rounds.set(kind, { seconds, work }),
    outside: (work) => void outsides.push(work),
    wake: () => awaken(),
    onWake(wake) {
      awaken = wake
    },
    queues() {
      const events = [...listeners.keys()].map((name) => [name, 'events'] as const)
      return new Map([...events, ...[...rounds.keys()].map((name) => [name, 'rounds'] as const)])
    },
  }
}
