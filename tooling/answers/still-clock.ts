import crypto, { type UUID } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

/**
 * Preloaded into a portal (`node --import`), it stops the clock of the process and of its threads: the time is what the parent
 * process last said, and each message is answered when it holds. Timers go on as ever. Ids and numbers
 * come in the order in which they are drawn, so that lists which put rows of one moment in their order always do it the same way.
 */
const name = 'still-clock'
const given = getEnvironmentData(name) as SharedArrayBuffer | undefined
const shared = given ?? new SharedArrayBuffer(8)
const time = new Float64Array(shared)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (real, args, made) => Reflect.construct(real, args.length > 0 ? args : [time[0]], made),
  apply: (real) => new real(time[0] ?? 0).toString(),
  get: (real, member) => (member === 'now' ? () => time[0] : Reflect.get(real, member)),
})

let drawn = 0
crypto.randomUUID = (): UUID => {
  drawn++
  const number = drawn.toString(16).padStart(8, '0')
  return `${number}-0000-4000-8000-${crypto.randomBytes(6).toString('hex')}`
}
/** The drawn signs of a number are the digits of a counter. */
const signs = 5
const { randomInt } = crypto
let digits: number[] = []
let counted = 0
crypto.randomInt = ((...bounds: [number, number?]) => {
  const [base, most] = bounds
  if (most !== undefined) return randomInt(base, most)
  if (digits.length === 0) {
    digits = Array.from({ length: signs }, (_, i) => Math.floor(counted / base ** (signs - 1 - i)) % base)
    counted++
  }
  return (digits.shift() ?? 0) % base
}) as typeof randomInt
syncBuiltinESMExports()

if (!given) {
  time[0] = Number(process.env.STILL_CLOCK_FROM)
  setEnvironmentData(name, shared)
  process.on('message', (at: number) => {
    time[0] = at
    process.send?.(at)
  })
  // The line to the parent alone keeps no process alive.
  process.channel?.unref()
}
