import { csvReading } from '@landbridge/contract/tracking/position-file'
import { parse } from 'csv-parse/browser/esm/sync'

/** Undefined where the text is no such file. */
export function cellsOf(csv: string): string[][] | undefined {
  try {
    return parse(csv, csvReading(csv))
  } catch {
    return undefined
  }
}
