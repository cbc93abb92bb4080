import type { ChainFault } from '@landbridge/contract/site/audit-chain'
import type { Tx } from '../database.ts'
import type { Broken, ChainEnd, KeptSeal, SealedContent } from './audit-chain.ts'

/** A transaction, or a connection of a program that looks at the chain from outside. */
export type ChainReader = Pick<Tx, 'ask'>

const instantOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const content = `e.id as entry_id, ${instantOf('e.at')} as at, e.actor, e.user_id, e.customer_id, e.action, e.thing, e.thing_id,
  e.before::text as before, e.after::text as after, e.address`

/** Takes the end of the chain, so that no other node seals meanwhile. */
export async function takeEnd(tx: ChainReader): Promise<ChainEnd> {
  await tx.ask('insert into audit_chain default values on conflict do nothing', [])
  const [end] = await tx.ask<EndRow>('select seq::int, hash from audit_chain for update', [])
  if (!end) throw new Error('The end of the audit chain is missing.')
  return end
}

type EndRow = { seq: number; hash: Buffer }

export async function endOf(tx: ChainReader): Promise<ChainEnd | undefined> {
  const [end] = await tx.ask<EndRow>('select seq::int, hash from audit_chain', [])
  return end
}

/** Takes the entries that have waited longest out of the queue, in the order in which they were written. */
export async function takeWaiting(tx: ChainReader, limit: number): Promise<SealedContent[]> {
  return tx.ask<SealedContent>(
    `with taken as (
      delete from audit_unsealed where no in (select no from audit_unsealed order by no limit $1) returning no, entry_id)
    select ${content}, ${instantOf('app_now()')} as sealed_at
    from taken join audit_entry e on e.id = taken.entry_id
    where not exists (select from audit_seal s where s.entry_id = e.id) order by taken.no`,
    [limit],
  )
}

export type NewSeal = ChainEnd & { entryId: string; sealedAt: string }

export async function addSeals(tx: ChainReader, seals: readonly NewSeal[], { seq, hash }: ChainEnd): Promise<void> {
  await Promise.all([
    tx.ask(
      `insert into audit_seal (seq, entry_id, sealed_at, hash)
      select * from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::bytea[])`,
      [
        seals.map((seal) => seal.seq),
        seals.map(({ entryId }) => entryId),
        seals.map(({ sealedAt }) => sealedAt),
        seals.map((seal) => seal.hash),
      ],
    ),
    tx.ask('update audit_chain set seq = $1, hash = $2', [seq, hash]),
  ])
}

type SealRow = { seq: number; hash: Buffer; sealedEntryId: string } & { [name in keyof SealedContent]: string | null }

export async function sealsBetween(
  tx: ChainReader,
  [after, upTo]: readonly [number, number],
  limit: number,
): Promise<KeptSeal[]> {
  const rows = await tx.ask<SealRow>(
    `select s.seq::int, s.hash, s.entry_id as sealed_entry_id, ${instantOf('s.sealed_at')} as sealed_at, ${content}
    from audit_seal s left join audit_entry e on e.id = s.entry_id where s.seq > $1 and s.seq <= $2 order by s.seq limit $3`,
    [after, upTo, limit],
  )
  return rows.map(({ seq: at, hash, sealedEntryId, ...entry }) => ({
    seq: at,
    hash,
    entryId: sealedEntryId,
    content: entry.entryId === null ? undefined : (entry as SealedContent),
  }))
}

/** The last seal, and the stated end of the chain, at one moment. */
export async function endsOf(tx: ChainReader): Promise<{ last: number; stated: number }> {
  const [ends] = await tx.ask<{ last: number; stated: number }>(
    `select coalesce((select max(seq) from audit_seal), 0)::int as last, coalesce((select seq from audit_chain), 0)::int as stated`,
    [],
  )
  return ends ?? { last: 0, stated: 0 }
}

export async function sealAt(tx: ChainReader, seq: number): Promise<Buffer | undefined> {
  const [seal] = await tx.ask<{ hash: Buffer }>('select hash from audit_seal where seq = $1', [seq])
  return seal?.hash
}

/** An entry that has no seal and waits for none: it came in past the queue, or its seal was taken away. */
export async function neverSealed(tx: ChainReader): Promise<string | undefined> {
  const [entry] = await tx.ask<{ id: string }>(
    `select e.id from audit_entry e
    where not exists (select from audit_seal s where s.entry_id = e.id)
      and not exists (select from audit_unsealed u where u.entry_id = e.id)
    order by e.at limit 1`,
    [],
  )
  return entry?.id
}

/** Entries that wait for their seal, and the seconds for which the oldest has waited by the clock. */
export type Waiting = { waiting: number; waitingS: number }

export async function waitingFor(tx: ChainReader): Promise<Waiting> {
  const [found] = await tx.ask<Waiting>(
    `select count(*)::int as waiting,
      coalesce(greatest(extract(epoch from clock_timestamp() - min(written_at)), 0), 0)::int as waiting_s
    from audit_unsealed`,
    [],
  )
  return found ?? { waiting: 0, waitingS: 0 }
}

export async function sealedAtOf(tx: ChainReader, seq: number): Promise<Date | undefined> {
  const [seal] = await tx.ask<{ sealedAt: Date }>('select sealed_at from audit_seal where seq = $1', [seq])
  return seal?.sealedAt
}

export type ChainCheck = {
  seq: number
  checkedSeq: number
  checkedHash: Buffer
  isOld: boolean
  hash: Buffer
  isFirstEnd: boolean
  wholeTo: Date | null
  brokenSeq: number | null
  brokenEntryId: string | null
  brokenBecause: ChainFault | null
}

export async function checkOf(tx: ChainReader): Promise<ChainCheck | undefined> {
  const [check] = await tx.ask<ChainCheck>(
    `select seq::int, hash, checked_seq::int, checked_hash, whole_to, broken_seq::int,
      broken_entry_id, broken_because,
      coalesce(check_began_at < app_now() - interval '1 hour', true) as is_old,
      coalesce(whole_checked_at < check_began_at, true) as is_first_end
    from audit_chain`,
    [],
  )
  return check
}

export const beginCheck = (tx: ChainReader): Promise<unknown> =>
  tx.ask(`update audit_chain set checked_seq = 0, checked_hash = '', check_began_at = app_now()`, [])

export const keepChecked = (tx: ChainReader, { seq, hash }: ChainEnd): Promise<unknown> =>
  tx.ask('update audit_chain set checked_seq = $1, checked_hash = $2', [seq, hash])

/** The look came to the end and found nothing. */
export const keepWhole = (tx: ChainReader, seq: number): Promise<unknown> =>
  tx.ask(
    `update audit_chain set whole_to = (select sealed_at from audit_seal where seq = $1),
      whole_checked_at = app_now(), broken_seq = null, broken_entry_id = null, broken_because = null, broken_found_at = null`,
    [seq],
  )

export const keepBroken = (tx: ChainReader, { seq, entryId, because }: Broken): Promise<unknown> =>
  tx.ask(
    `update audit_chain set broken_seq = $1, broken_entry_id = $2, broken_because = $3,
      broken_found_at = coalesce(broken_found_at, app_now())`,
    [seq, entryId ?? null, because],
  )
