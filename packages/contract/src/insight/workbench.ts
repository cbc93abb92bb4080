import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { modeCodes } from '../shared/modes.ts'
import { decimal, nothing } from '../shared/wire-values.ts'

export const monthsShown = 12

/** Cargo that a company moved and its cost in one month of the business's calendar. */
const monthFigures = z.object({
  /** yyyy-MM. */
  month: z.string().regex(/^\d{4}-\d\d$/),
  /** The gross weight that departed, in kg; a mode that moved nothing is left out. */
  tonnage: z.array(z.object({ serviceModeId: z.enum(modeCodes), grossWeightKg: decimal(17, 3) })),
  /** The charges of the month with their taxes, at the month's rates, or at the first ones that are known after it. */
  cost: decimal(19, 4, { least: 'any' }),
})
export type MonthFigures = z.infer<typeof monthFigures>

const workbenchFigures = z.object({
  months: z.array(monthFigures),
  costCurrency: z.string(),
  /** Currencies whose charges are in no cost, for want of a rate. */
  withoutRate: z.array(z.string()),
  completedThisMonth: z.int(),
})
export type WorkbenchFigures = z.infer<typeof workbenchFigures>

export const workbenchEndpoints = {
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/workbench-figures',
    by: ['customer'],
    company: 'optional',
    summary:
      "A company's tonnage and costs of the last twelve months, the oldest first, and what was completed in this one.",
    input: nothing,
    output: workbenchFigures,
  }),
}
