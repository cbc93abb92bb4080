import type { z } from 'zod'
import { decimal } from '../shared/wire-values.ts'
import { boxColumns } from './box.ts'
import { airRates } from './chargeable.ts'

/** The price columns that a line is kept with: one for each box, and the rates of a weight. */
export const linePriceColumns = [...boxColumns, ...airRates] as const
export type LinePriceColumn = (typeof linePriceColumns)[number]

/** The price columns that are shown and sorted by: those of a line, and what the load that is asked for costs. */
export const priceColumns = [...linePriceColumns, 'loadPrice'] as const
export type PriceColumn = (typeof priceColumns)[number]

const price = decimal(14, 2)
const priceOfEach = <Column extends string>(columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, price.optional()])) as Record<Column, z.ZodOptional<typeof price>>

export const linePrices = priceOfEach<LinePriceColumn>(linePriceColumns)

export const prices = priceOfEach<PriceColumn>(priceColumns)
