import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Kysely } from 'kysely'
import type { CallerAs } from './caller.ts'

/** The database as one call sees it; each store adds the tables it owns with `withTables`. */
// biome-ignore lint/complexity/noBannedTypes: an empty table set is what is meant
export type Tx = Pick<Kysely<{}>, 'withTables' | 'getExecutor'> & {
  /** Runs a statement that is written out, with $1, $2 … for its values: for the few that run so often that building them counts. */
  ask<Row extends Record<string, unknown>>(text: string, values: readonly unknown[]): Promise<Row[]>
  rows<Row extends Record<string, unknown>>(text: string, values: readonly unknown[]): Promise<Row[]>
  /** Writes in the round trip of the commit: for what is known only when the work is done, such as its answer. */
  atCommit(text: string, values: readonly unknown[]): void
  readonly followers: readonly Follower[]
}

/** Everything a command may use from outside: who calls, the caller's transaction, its time, and the reader's language. */
export type Call<By extends Actor> = {
  tx: Tx
  caller: CallerAs<By>
  now: Date
  language: Language
  address?: string | undefined
}

export type DomainEvent = {
  kind: `${string}.${string}`
  id: string
  customerId?: string | null | undefined
  data?: Record<string, unknown>
}

/** An action of a later area on an event of an earlier one, in its transaction, so that the next screen shows it. */
export type Follower = { kind: DomainEvent['kind']; follow(event: DomainEvent, call: Call<'system'>): Promise<void> }
