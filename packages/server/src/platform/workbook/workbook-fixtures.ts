import { readWorkbook } from './workbook.ts'
import type { Sheet } from './workbook-file.ts'

/** The sheet of a workbook that can be read. */
export async function sheetIn(file: Uint8Array, mostRows = 20_000): Promise<Sheet> {
  const read = await readWorkbook(file, mostRows)
  if ('fault' in read) throw new Error(read.fault)
  return read
}
