import { randomUUID } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { madeOnce } from '../../platform/made-once.ts'

/** Argon2id at 19 MiB, two passes. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const mostAtOnce = 4
let running = 0
const waiting: (() => void)[] = []

/** Hashing fills a processor and 19 MiB: no more than four at once, the others wait their turn. */
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

const nobodys = madeOnce(() => hashPassword(randomUUID()))

/** Without a hash (no such account) it takes as long and is wrong. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobodys())
  const isRight = await inTurn(() => verify(against, password))
  return isRight && typeof passwordHash === 'string'
}
