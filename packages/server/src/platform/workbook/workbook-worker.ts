import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkbookOrder, WorkbookSays } from './workbook.ts'
import { faultIn } from './workbook-fault.ts'
import { readWorkbookFile } from './workbook-file.ts'

/** Rows that are handed over at once: the thread that asked must not be held by them. */
const rowsAtOnce = 200

const { file, mostRows } = workerData as WorkbookOrder
const say = (message: WorkbookSays) => parentPort?.postMessage(message)

try {
  const { rows, isFrom1904 } = await readWorkbookFile(file, mostRows)
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    say({ rows: rows.slice(at, at + rowsAtOnce) })
    if (parentPort) await once(parentPort, 'message')
  }
  say({ isFrom1904 })
} catch (error) {
  const fault = faultIn(error)
  if (!fault) throw error
  say({ fault })
}
