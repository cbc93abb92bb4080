import { setTimeout as wait } from 'node:timers/promises'
import { readWorkbook } from './workbook.ts'
import type { ReadSheet } from './workbook-file.ts'

export async function sheetIn(file: Uint8Array, mostRows = 20_000): Promise<ReadSheet> {
  const read = await readWorkbook(file, mostRows)
  if ('fault' in read) throw new Error(read.fault)
  return read
}

/** The share of this thread's longest uninterrupted run in all processor time, which no machine's speed changes. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const usageAtStart = process.cpuUsage()
  let before = process.threadCpuUsage()
  let longest = 0
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
    before = process.threadCpuUsage()
  }
  let isOver = false
  const looks = (async () => {
    while (!isOver) {
      await wait(5)
      look()
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await looks
  const { user, system } = process.cpuUsage(usageAtStart)
  return longest / (user + system)
}
