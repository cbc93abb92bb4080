import { once } from 'node:events'
import { Session } from 'node:inspector/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

const order = 'count the steps of a reader'

/** Counts the blocks of program that ran for a part of a workbook, as the engine counts them: seconds would depend on the machine. */
export function stepCounter() {
  const worker = new Worker(new URL(import.meta.url), { workerData: order })
  return {
    async stepsOf(text: string): Promise<number> {
      worker.postMessage(text)
      const [steps] = await once(worker, 'message')
      return Number(steps)
    },
    stop: () => worker.terminate(),
  }
}

/** Only what is compiled after the count began is counted block by block; so the reader is loaded behind it, in a thread of its own. */
async function countHere(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const [{ readXml }, { sheetRows }] = await Promise.all([import('./workbook-xml.ts'), import('./workbook-sheet.ts')])
  parentPort?.on('message', async (text: string) => {
    await session.post('Profiler.takePreciseCoverage')
    await readXml(piecesOf(text), sheetRows([], { mostRows: 1_000_000, mostColumns: 500 })).catch(() => undefined)
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const read = result.filter(({ url }) => /\/sax\/lib\/sax\.js$|\/workbook-(xml|sheet)\.ts$/.test(url))
    const ranges = read.flatMap(({ functions }) => functions.flatMap((one) => one.ranges))
    parentPort?.postMessage(ranges.reduce((sum, { count }) => sum + count, 0))
  })
}

export function* piecesOf(text: string, length = 16_384): Generator<string> {
  for (let index = 0; index < text.length; index += length) yield text.slice(index, index + length)
}

if (workerData === order) await countHere()
