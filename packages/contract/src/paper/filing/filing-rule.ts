import { z } from 'zod'
import { legModeCodes } from '../../shared/modes.ts'
import { page, paging } from '../../shared/paging.ts'
import { plainText, signsOfNumber } from '../../shared/reading/plain-text.ts'
import { count, flag } from '../../shared/wire-values.ts'
import { builtInRegimes, filers } from './filing-lifecycle.ts'

export const filingScopes = ['master', 'masterAndHouse'] as const
export type FilingScope = (typeof filingScopes)[number]

/** The events that customs count the hours of a filing back from. */
export const filingDeadlines = ['loading', 'departure', 'arrival', 'border'] as const
export type FilingDeadline = (typeof filingDeadlines)[number]

/** Thirty days: no customs ask for a filing earlier. */
const mostFilingHours = 720

const isBuiltIn = (regime: string) => builtInRegimes.some((one) => one === regime)

const regime = z
  .string('workorder.filing-regime-wrong')
  .overwrite((typed) => plainText(typed).trim().toUpperCase())
  .regex(/^[A-Z0-9][A-Z0-9-]{0,7}$/, 'workorder.filing-regime-wrong')
  .refine((code) => !isBuiltIn(code), 'workorder.filing-regime-built-in')

const ruleShape = {
  id: z.uuid().optional(),
  countryCode: z
    .string('reference.country-unknown')
    .overwrite(signsOfNumber)
    .regex(/^[A-Z]{2}$/, 'reference.country-unknown'),
  mode: z.enum(legModeCodes),
  regime,
  filingScope: z.enum(filingScopes),
  hours: count(0, mostFilingHours, 'workorder.filing-hours-wrong'),
  countedFrom: z.enum(filingDeadlines),
  filedBy: z.enum(filers),
  active: flag,
  version: count(1).optional(),
}

/** An advance filing that a country's customs ask for; countries of one regime form a territory without filings inside. */
export const filingRuleForm = z.object(ruleShape).meta({ wire: 'filingRule' })
export type FilingRuleForm = z.infer<typeof filingRuleForm>

export const filingRuleView = z
  .object({ ...ruleShape, id: z.uuid(), regime: z.string(), version: z.int() })
  .meta({ wire: 'filingRule' })
export type FilingRule = z.infer<typeof filingRuleView>

export const filingRuleFilter = z.object({
  ...paging(['countryCd', 'regime']).shape,
  keyword: z.string().max(100).optional(),
  mode: z.enum(legModeCodes).optional(),
  active: flag.optional(),
})
export type FilingRuleFilter = z.output<typeof filingRuleFilter>
export const filingRulePage = page(filingRuleView)
