import { sealedWithinS } from '@landbridge/contract/site/audit-chain'
import type { Call } from '../call.ts'
import { type Broken, type ChainEnd, chainStart, lookThrough, type SealedContent, sealOf } from './audit-chain.ts'
import {
  addSeals,
  beginCheck,
  type ChainReader,
  checkOf,
  endOf,
  endsOf,
  keepBroken,
  keepChecked,
  keepWhole,
  type NewSeal,
  neverSealed,
  sealAt,
  sealedAtOf,
  sealsBetween,
  takeEnd,
  takeWaiting,
  type Waiting,
  waitingFor,
} from './audit-chain-store.ts'

const batchSize = 1000
const batchesARound = 10

/** Seals what has been written since the last time, in the order in which it was written, and answers what of it is of `wanted` actions. */
export async function sealEntries(
  { tx }: Pick<Call<'system'>, 'tx'>,
  wanted: ReadonlySet<string> = new Set(),
): Promise<SealedContent[]> {
  const found: SealedContent[] = []
  if ((await waitingFor(tx)).waiting === 0) return found
  let end = await takeEnd(tx)
  for (let round = 0; round < batchesARound; round++) {
    const waiting = await takeWaiting(tx, batchSize)
    found.push(...waiting.filter(({ action }) => wanted.has(action)))
    const seals: NewSeal[] = waiting.map((content) => {
      end = sealOf(end, content)
      return { ...end, entryId: content.entryId, sealedAt: content.sealedAt }
    })
    if (seals.length > 0) await addSeals(tx, seals, end)
    if (waiting.length < batchSize) return found
  }
  return found
}

/** Looks at the next part of the chain, hour by hour from the beginning, and notes at its end until when all is whole. */
export async function checkNextPart({ tx }: Pick<Call<'system'>, 'tx'>): Promise<void> {
  const check = await checkOf(tx)
  if (!check) return
  const { isOld: beginsAnew, seq: last, hash } = check
  if (beginsAnew) await beginCheck(tx)
  const from = beginsAnew ? chainStart : { seq: check.checkedSeq, hash: check.checkedHash }
  const seals = await sealsBetween(tx, [from.seq, last], batchSize * batchesARound)
  const looked = lookThrough(from, seals)
  if ('broken' in looked) return void (await keepBroken(tx, looked.broken))
  await keepChecked(tx, looked.end)
  if (seals.length === batchSize * batchesARound) return
  const broken =
    faultOfEnd(looked.end, { seq: last, hash }) ?? (beginsAnew || check.isFirstEnd ? await faultBeside(tx) : undefined)
  await (broken ? keepBroken(tx, broken) : keepWhole(tx, last))
}

/** The entries that wait, if the oldest has waited for over a minute: then the work that seals stands still. */
export async function unsealedTooLong({ tx }: { tx: ChainReader }): Promise<Waiting | undefined> {
  const waiting = await waitingFor(tx)
  return waiting.waitingS > sealedWithinS ? waiting : undefined
}

export type Verified = { sealed: number } & Waiting &
  ({ broken: Broken } | { broken?: undefined; end: ChainEnd; wholeTo: Date | undefined })

/** Verifies the whole chain; `anchor` is an end kept elsewhere, which no rewritten chain leads through. */
export async function verifyChain(tx: ChainReader, anchor?: ChainEnd): Promise<Verified> {
  const [statedEnd = chainStart, waiting] = [await endOf(tx), await waitingFor(tx)]
  let end = chainStart
  while (end.seq < statedEnd.seq) {
    const seals = await sealsBetween(tx, [end.seq, statedEnd.seq], batchSize)
    const looked = lookThrough(end, seals)
    if ('broken' in looked) return { sealed: statedEnd.seq, ...waiting, broken: looked.broken }
    end = looked.end
    if (seals.length === 0) break
  }
  const broken = faultOfEnd(end, statedEnd) ?? (await faultBeside(tx)) ?? (anchor && (await faultAtAnchor(tx, anchor)))
  if (broken) return { sealed: statedEnd.seq, ...waiting, broken }
  return { sealed: statedEnd.seq, ...waiting, end, wholeTo: await sealedAtOf(tx, end.seq) }
}

/** The last seal is the one that the chain is said to end with. */
function faultOfEnd({ seq, hash }: ChainEnd, statedEnd: ChainEnd): Broken | undefined {
  if (seq < statedEnd.seq) return { seq: seq + 1, because: 'end-cut' }
  return hash.equals(statedEnd.hash) ? undefined : { seq, because: 'seal-forged' }
}

/** No seal stands behind the end of the chain, and no entry beside it. */
async function faultBeside(tx: ChainReader): Promise<Broken | undefined> {
  const [{ last, stated: statedEnd }, entryId] = [await endsOf(tx), await neverSealed(tx)]
  if (last !== statedEnd)
    return { seq: Math.min(last, statedEnd) + 1, because: last > statedEnd ? 'seal-forged' : 'end-cut' }
  return entryId === undefined ? undefined : { seq: statedEnd, entryId, because: 'never-sealed' }
}

async function faultAtAnchor(tx: ChainReader, { seq, hash }: ChainEnd): Promise<Broken | undefined> {
  const keptSeal = await sealAt(tx, seq)
  if (!keptSeal) return { seq, because: 'end-cut' }
  return keptSeal.equals(hash) ? undefined : { seq, because: 'seal-forged' }
}
