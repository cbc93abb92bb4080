import { csvReading } from '@landbridge/contract/tracking/position-file'
import { parse } from 'csv-parse/browser/esm/sync'

/** The cells of a file of comma-separated values; undefined when it is none. */
export function cellsOf(csv: string): string[][] | undefined {
  try {
    return parse(csv, csvReading(csv))
  } catch {
    return undefined
  }
}
