import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** What is asked, the id of the process that answers, and those of the database's processes that work for it. */
type Target = {
  url: string
  pid: number
  backends: () => Promise<readonly number[]>
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}
type Pressure = { connections: number; seconds: number }
type Load = { perSecond: number; processorMs: number; databaseMs: number }

const ticksPerSecond = 100
/** So many requests a program needs until it runs as fast as it will; counted, because a busy machine takes longer for them. */
const warmUp = 600

/** The processor time that a process has used so far, of Linux alone. */
function usedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Requests per second without a failure, after a warm-up, and the processor time of one in the process that answers and in the database. */
export async function load({ pid, backends, ...target }: Target, { connections, seconds }: Pressure): Promise<Load> {
  await autocannon({ ...target, connections, amount: warmUp })
  const before = usedMs(pid)
  const usedBy = new Map((await backends()).map((one) => [one, usedMs(one)]))
  const result = await autocannon({ ...target, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  const inDatabase = (await backends()).reduce((sum, one) => sum + usedMs(one) - (usedBy.get(one) ?? 0), 0)
  const { average, total } = result.requests
  return { perSecond: average, processorMs: (usedMs(pid) - before) / total, databaseMs: inDatabase / total }
}

const timesOf = ({ processorMs, databaseMs }: Load) => `${processorMs.toFixed(2)} + ${databaseMs.toFixed(2)}`

type Measured = { ours: () => Promise<Load>; bare: () => Promise<Load>; rounds: number }

/** The ratio of two loads in rounds that alternate, said round by round; the median of them. */
export async function ratioOf({ ours, bare, rounds }: Measured, say: (line: string) => void): Promise<number> {
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const [own, least] = [await ours(), await bare()]
    const ratio = own.perSecond / least.perSecond
    ratios.push(ratio)
    say(
      `round ${round}: ${Math.round(own.perSecond)} against ${Math.round(least.perSecond)} requests/s, ratio ${ratio.toFixed(2)}; processor time ${timesOf(own)} against ${timesOf(least)} ms each`,
    )
  }
  return ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
