import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { textOfRows } from './sheet-text.ts'
import type { WorkbookOrder, WorkbookSays } from './workbook.ts'
import { faultIn } from './workbook-fault.ts'
import { readWorkbookFile } from './workbook-file.ts'

/** Rows that are handed over at once: the thread that asked must not be held by them. */
const rowsAtOnce = 200

const { file, bounds, as } = workerData as WorkbookOrder
const postMessage = (message: WorkbookSays) => parentPort?.postMessage(message)

try {
  const { rows, isFrom1904 } = await readWorkbookFile(file, bounds, { hasDaysWritten: as === 'text' })
  if (as === 'text') postMessage({ text: textOfRows(rows, bounds.mostRows) })
  else {
    for (let index = 0; index < rows.length; index += rowsAtOnce) {
      postMessage({ rows: rows.slice(index, index + rowsAtOnce) })
      if (parentPort) await once(parentPort, 'message')
    }
    postMessage({ isFrom1904 })
  }
} catch (error) {
  const fault = faultIn(error)
  if (!fault) throw error
  postMessage({ fault })
}
