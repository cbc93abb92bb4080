import { randomUUID } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { madeOnce } from '../../platform/made-once.ts'

/** Argon2id at 19 MiB, two passes. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const mostAtOnce = 4
let running = 0
const waiting: (() => void)[] = []

/** Runs four hashings at most, since each fills a processor and 19 MiB. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

const decoyHash = madeOnce(() => hashPassword(randomUUID()))

/** Takes as long without a hash, so that missing accounts do not show. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const against = passwordHash ?? (await decoyHash())
  const isRight = await inTurn(() => verify(against, password))
  return isRight && typeof passwordHash === 'string'
}
