import { setImmediate as breathe } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from '@landbridge/contract/shared/problem'
import type { WorkbookFault } from './workbook-fault.ts'
import type { ReadSheet } from './workbook-file.ts'
import type { SheetBounds, SheetRow } from './workbook-sheet.ts'

export type WorkbookOrder = { file: Uint8Array; bounds: SheetBounds; as: 'rows' | 'text' }
/** The words of the reading thread: rows, each lot waited for, and at the end how days are kept; or the text; or why it gave up. */
export type WorkbookSays = { rows: SheetRow[] } | { isFrom1904: boolean } | { text: string } | { fault: WorkbookFault }
/** The time is the processor's, so that a busy machine refuses no file that an idle one reads. */
type Limits = { timeMs: number; memoryMb: number }

const usualLimits: Limits = { timeMs: 20_000, memoryMb: 256 }
/** A thread that cannot even say how much time it took is ended after so many times its limit. */
const patience = 10

const readersAtOnce = 2
const mostWaiting = 7

const mostColumns = 500

/** The first visible sheet of an xlsx file, or its refusal, read by a thread with limits of time and memory. */
export function readWorkbook(
  file: Uint8Array,
  mostRows: number,
  limits: Limits = usualLimits,
): Promise<ReadSheet | { fault: WorkbookFault }> {
  const rows: SheetRow[] = []
  const order: WorkbookOrder = { file, bounds: { mostRows, mostColumns }, as: 'rows' }
  return inTurn(() =>
    readInThread(order, limits, (answer) => {
      if ('rows' in answer) rows.push(...answer.rows)
      return 'isFrom1904' in answer ? { rows, isFrom1904: answer.isFrom1904 } : undefined
    }),
  )
}

/** A workbook as the text pasted from its sheet, made by the reading thread within its bounds. */
export async function readSheetText(file: Uint8Array, bounds: SheetBounds): Promise<string> {
  const order: WorkbookOrder = { file, bounds, as: 'text' }
  const read = await inTurn(() => readInThread(order, usualLimits, (answer) => ('text' in answer ? answer : undefined)))
  if ('fault' in read) throw new Problem(read.fault)
  return read.text
}

let readingNow = 0
const waitingReaders: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (readingNow < readersAtOnce) readingNow += 1
  else if (waitingReaders.length < mostWaiting) await new Promise<void>((begin) => waitingReaders.push(begin))
  else throw new Problem('shared.workbook-busy', undefined, { retryAfterS: 10 })
  try {
    return await work()
  } finally {
    const next = waitingReaders.shift()
    if (next) next()
    else readingNow -= 1
  }
}

async function readInThread<Whole extends object>(
  order: WorkbookOrder,
  limits: Limits,
  take: (answer: WorkbookSays) => Whole | undefined,
): Promise<Whole | { fault: WorkbookFault }> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  const timers: NodeJS.Timeout[] = []
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = () => resolve({ fault: 'shared.workbook-too-slow' })
      const look = () => timeTaken(worker).then((timeMs) => timeMs > limits.timeMs && giveUp(), reject)
      timers.push(setInterval(look, Math.min(limits.timeMs, 250)), setTimeout(giveUp, patience * limits.timeMs))
      worker.on('message', async (answer: WorkbookSays) => {
        if ('fault' in answer) return resolve(answer)
        const sheet = take(answer)
        if (sheet) return resolve(sheet)
        await breathe()
        worker.postMessage('more')
      })
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ fault: 'shared.workbook-too-large' })
        else reject(error)
      })
      worker.on('exit', (code) => reject(new Error(`The thread that read a workbook ended by itself (${code}).`)))
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    await worker.terminate()
  }
}

async function timeTaken(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return 0
    throw error
  }
}
