import { CamelCasePlugin, Kysely, type KyselyPlugin, PostgresDialect, type PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Follower, Tx } from './call.ts'
import { type Caller, system } from './caller.ts'
import { type Clock, timeBy } from './clock.ts'
import { flush, type Outcome, type Statement, type StatementAnswer, statement } from './flush.ts'
import { type Asking, gather } from './gather.ts'
import { mostWriters, type WritersGate, writersGate } from './writers-gate.ts'

export type { Tx } from './call.ts'

type Work<T> = (tx: Tx, now: Date) => Promise<T>

/** A system query before a caller's statements in one round trip, with the check that admits the caller. */
export type Proof = { statement: Statement; holds(answer: StatementAnswer): boolean }

export type Database = {
  /** Does a caller's work in one transaction under its role; a failed proof undoes all. */
  as<T>(caller: Caller, work: Work<T>, proof?: Proof): Promise<T>
  /** Does reading work: each flush is a read-only transaction of its own. */
  readAs<T>(caller: Caller, work: Work<T>, proof?: Proof): Promise<T>
  /** Reads by one statement that may write a stamp: a transaction of its own in one round trip. */
  stampAs<T>(caller: Caller, work: Work<T>): Promise<T>
}

export function databaseOver(pool: Pool, clock: Clock, followers: readonly Follower[]): Database {
  const { max = 10, connectionTimeoutMillis = 0 } = pool.options
  const source = { pool, followers, gate: writersGate(mostWriters(max), connectionTimeoutMillis) }
  return {
    as: (caller, work, proof) => withRetries(() => inTransaction(source, { caller, proof }, timeBy(clock), work)),
    readAs: (caller, work, proof) =>
      withRetries(() => runReading(source, { caller, readOnly: 'on', proof }, timeBy(clock), work)),
    stampAs: (caller, work) => withRetries(() => runReading(source, { caller, readOnly: 'off' }, timeBy(clock), work)),
  }
}

type Source = { pool: Pool; followers: readonly Follower[]; gate: WritersGate }

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let triesLeft = 3; ; triesLeft--) {
    try {
      return await attempt()
    } catch (error) {
      if (triesLeft === 1 || !isPassing(error)) throw error
    }
  }
}

type WritingCall = { caller: Caller; proof?: Proof | undefined }

async function inTransaction<T>(
  { pool, followers, gate }: Source,
  writing: WritingCall,
  now: Date,
  work: Work<T>,
): Promise<T> {
  const leave = await gate.enter()
  try {
    return await inTransactionOn(await pool.connect(), { ...writing, followers }, now, work)
  } finally {
    leave()
  }
}

async function inTransactionOn<T>(
  client: PoolClient,
  { caller, proof, followers }: WritingCall & Pick<Source, 'followers'>,
  now: Date,
  work: Work<T>,
): Promise<T> {
  const eyes = eyesOf(caller, now, 'off')
  const opening = [statement('begin'), proof ? eyesOf(system, now, 'off') : eyes]
  const closing: Statement[] = []
  let unproven = proof
  const asking = gather(async (statements) => {
    const begun = opening.splice(0)
    if (!unproven) return flushBehind(client, begun, statements)
    const outcomes = await flushProven(client, { opening: begun, proof: unproven, eyes }, statements)
    unproven = undefined
    return outcomes
  })
  try {
    const answer = await work(txOver(asking, followers, closing), now)
    asking.end()
    // Work that asked nothing, or went on after the proof had failed, is nobody's.
    if (unproven) throw notExpected()
    const outcomes = await safelyKept(client, () => flush(client, [...closing, statement('commit')]))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    const committed = outcomes.at(-1)
    if (committed?.status !== 'fulfilled' || committed.value.command !== 'COMMIT') throw swallowedError()
    client.release()
    return answer
  } catch (error) {
    asking.end()
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}

type ReadingCall = { caller: Caller; readOnly: 'on' | 'off'; proof?: Proof | undefined }

/** Under READ COMMITTED a statement sees what is committed when it begins, with or without a transaction around it. */
async function runReading<T>(
  source: Source,
  { caller, readOnly, proof }: ReadingCall,
  now: Date,
  work: Work<T>,
): Promise<T> {
  const { pool, followers } = source
  const eyes = eyesOf(caller, now, readOnly)
  let unproven = proof
  const send = async (statements: Statement[]) => {
    const client = await pool.connect()
    try {
      const ask = () => flushBehind(client, [eyes], statements)
      if (!unproven) return await (readOnly === 'off' ? safelyKept(client, ask) : ask())
      const seenBySystem = [eyesOf(system, now, 'off')]
      const outcomes = await flushProven(client, { opening: seenBySystem, proof: unproven, eyes }, statements)
      unproven = undefined
      return outcomes
    } finally {
      client.release()
    }
  }
  const asking = gather(send)
  try {
    const answer = await work(txOver(asking, followers), now)
    if (unproven) await send([])
    if (asking.hasFailed()) throw swallowedError()
    return answer
  } finally {
    asking.end()
  }
}

/** Ends a writing transaction; PostgreSQL only warns when it gave up the wait for a standby, and then the write is not acknowledged. */
async function safelyKept<T>(client: PoolClient, send: () => Promise<T>): Promise<T> {
  let isKeptHereAlone = false
  const heed = ({ code }: { code?: string | undefined }) => {
    isKeptHereAlone ||= code === warning
  }
  client.on('notice', heed)
  const sent = await send().finally(() => client.off('notice', heed))
  if (isKeptHereAlone) throw Object.assign(new Error('The standby has not confirmed the commit.'), { code: cancelled })
  return sent
}

const warning = '01000'
const cancelled = '57014'

/** The proof behind an opening with the system's eyes, and behind it what is asked with the caller's. */
async function flushProven(
  client: PoolClient,
  { opening, proof, eyes }: { opening: Statement[]; proof: Proof; eyes: Statement },
  statements: Statement[],
): Promise<Outcome[]> {
  const inOrder = [proof.statement, eyes, ...statements]
  const [shown, opened, ...outcomes] = await flushBehind(client, opening, inOrder)
  if (shown?.status === 'rejected') throw shown.reason
  if (opened?.status === 'rejected') throw opened.reason
  if (!shown || !proof.holds(shown.value)) throw notExpected()
  return outcomes
}

const notExpected = () => new Error('The caller is not who was expected.')
const swallowedError = () => new Error('A statement failed, and its error was swallowed.')

function eyesOf(caller: Caller, now: Date, readOnly: 'on' | 'off'): Statement {
  const customerId = caller.actor === 'customer' ? (caller.customerId ?? '') : ''
  const userId = 'userId' in caller ? caller.userId : ''
  return statement(
    `select set_config('role', $1, true), set_config('landbridge.customer_id', $2, true),
      set_config('landbridge.now', $3, true), set_config('transaction_read_only', $4, true),
      set_config('landbridge.user_id', $5, true)`,
    [`landbridge_${roleOf(caller)}`, customerId, now.toISOString(), readOnly, userId],
  )
}

const roleOf = (caller: Caller) =>
  caller.actor === 'customer' && caller.customerId === null ? 'newcomer' : caller.actor

async function flushBehind(client: PoolClient, opening: Statement[], statements: Statement[]): Promise<Outcome[]> {
  const outcomes = await flush(client, [...opening, ...statements])
  const unopened = outcomes.slice(0, opening.length).find(({ status }) => status === 'rejected')
  if (unopened?.status === 'rejected') throw unopened.reason
  return outcomes.slice(opening.length)
}

const camelCase = new CamelCasePlugin()
/** Tables and columns stand in our spelling in every query; the flush has spelt the rows of the answer already. */
const spelling: KyselyPlugin = {
  transformQuery: (query) => camelCase.transformQuery(query),
  transformResult: async ({ result }) => result,
}

/** Queries of one transaction, with a builder that is made when it is first needed. */
function txOver({ ask }: Asking, followers: readonly Follower[], closing?: Statement[]): Tx {
  const connection = { query: (text: string, values: readonly unknown[]) => ask(statement(text, values)), release() {} }
  const pool: PostgresPool = { connect: async () => connection as PoolClient, end: async () => {}, options: {} }
  // biome-ignore lint/complexity/noBannedTypes: an empty table set is what is meant
  let builder: Kysely<{}> | undefined
  const built = () => {
    builder ??= new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [spelling] })
    return builder
  }
  return {
    // A table is a type and nothing more: all stores of a call share its builder.
    withTables: () => built() as never,
    getExecutor: () => built().getExecutor(),
    ask: async (text, values) => (await ask(statement(text, values))).rows as never,
    rows: async (text, values) => (await ask({ ...statement(text, values), isForReaders: true })).rows as never,
    atCommit(text, values) {
      if (!closing) throw new Error('A reading call has nothing to commit.')
      closing.push(statement(text, values))
    },
    followers,
  }
}

/** True for failures worth a retry: serialization, deadlock, a taken number, a plan from before a table changed. */
function isPassing(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return (
    ['40001', '40P01', '23505', '0A000', '26000'].includes(String(code)) || (cause !== undefined && isPassing(cause))
  )
}

/** Codes of a lost connection, exhausted resources, shutdown, our limits (57014, 55P03, 25P03) and socket errors. */
const unavailableCodes =
  /^(08|53|57P0|57014$|55P03$|25P03$)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTCONN|ETIMEDOUT)$/
const unavailableMessages =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|connection error and is not queryable/i

export function isUnavailable(error: unknown): boolean {
  const { code, cause, message } = (error ?? {}) as { code?: unknown; cause?: unknown; message?: unknown }
  if (unavailableCodes.test(String(code)) || unavailableMessages.test(String(message))) return true
  return cause !== undefined && isUnavailable(cause)
}
