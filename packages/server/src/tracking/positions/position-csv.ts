import { csvReading } from '@landbridge/contract/tracking/position-file'
import { parse } from 'csv-parse/sync'

export function cellsOf(csv: string): string[][] | undefined {
  try {
    return parse(csv, csvReading(csv))
  } catch {
    return undefined
  }
}
