import { type Origin, readTable } from './read-table.ts'

/** SAMPLE rates: CNY for one unit. */
export type SampleRates = Origin & {
  sample: true
  notice: string
  yearMonth: string
  base: 'CNY'
  rates: Record<string, number>
}

export const readSampleRates = () => readTable<SampleRates>('exrates-sample')
