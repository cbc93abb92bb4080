import { z } from 'zod'
import { legModeCodes } from '../shared/modes.ts'
import { page, paging } from '../shared/paging.ts'
import { count, currencyCode, flag, needed } from '../shared/wire-values.ts'

const trimmed = (maxLength: number) => z.string().trim().max(maxLength)
const optionalText = (maxLength: number) => trimmed(maxLength).nullish()
const coded = (pattern: RegExp, reason: string) => z.string().trim().regex(pattern, reason).nullish()
const country = z.string().regex(/^[A-Z]{2}$/, 'entity.country-unknown')
const colour = coded(/^#[0-9A-Fa-f]{6}$/, 'entity.colour-wrong')

/** Our bills are signed by us as carrier, or as agent of a carrier without vessels that is named. */
const billIssuers = ['carrier', 'agent'] as const

/** The bookings that an entity is for: of one customer, of a mode, from or to a country. What is left open fits all. */
const entityRule = z
  .object({
    customerId: z.uuid().nullish(),
    ruleMode: z.enum(legModeCodes).nullish(),
    originCountry: country.nullish(),
    destinationCountry: country.nullish(),
  })
  .refine((rule) => Object.values(rule).some(Boolean), { path: ['ruleMode'], error: 'entity.rule-empty' })
export type EntityRule = z.infer<typeof entityRule>

/** Everything about an entity that is printed or asked of it, besides its name and its pictures. */
export const entityDetails = {
  legalNameChs: optionalText(120),
  legalNameRus: optionalText(160),
  addressEng: optionalText(250),
  addressChs: optionalText(250),
  entityCountry: country.nullish(),
  entityPhone: optionalText(40),
  entityEmail: z.union([z.literal(''), z.email('entity.email-wrong').max(100)]).nullish(),
  taxNo: optionalText(40),
  registrationNo: optionalText(40),
  nvoccFiling: optionalText(40),
  fmcNumber: coded(/^\d{6}[A-Z]{0,3}$/, 'entity.fmc-wrong'),
  scac: coded(/^[A-Z]{2,4}$/, 'entity.scac-wrong'),
  iataCode: coded(/^\d{2}-?\d-?\d{4}(\/?\d{4})?$/, 'entity.iata-wrong'),
  carrierAccountNo: optionalText(30),
  customsCode: optionalText(30),
  billIssuer: z.enum(billIssuers),
  nvoccName: optionalText(120),
  mainColour: colour,
  accentColour: colour,
} as const

const pictureFids = { logoFid: z.uuid().nullish(), signatureFid: z.uuid().nullish(), stampFid: z.uuid().nullish() }

const formShape = {
  id: z.uuid().optional(),
  entityCode: z
    .string('entity.code-wrong')
    .trim()
    .regex(/^[A-Z0-9]{2,12}$/, 'entity.code-wrong'),
  legalNameEng: needed('entity.name-needed').pipe(trimmed(120)),
  ...entityDetails,
  ...pictureFids,
  rules: z.array(entityRule).max(50),
  isDefault: flag,
  active: flag,
  version: count(1).optional(),
}

export const ownEntityForm = z
  .object(formShape)
  .refine(({ billIssuer, nvoccName }) => billIssuer === 'carrier' || Boolean(nvoccName), {
    path: ['nvoccName'],
    error: 'entity.nvocc-needed',
  })
  .refine(({ isDefault, active }) => active || !isDefault, { path: ['active'], error: 'entity.default-active' })
export type OwnEntityForm = z.infer<typeof ownEntityForm>

const bankAccount = z.object({
  currency: currencyCode,
  bankName: needed('entity.bank-needed').pipe(trimmed(120)),
  accountName: optionalText(120),
  accountNo: needed('entity.account-needed').pipe(trimmed(40)),
  swift: coded(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'entity.swift-wrong'),
  bankAddress: optionalText(200),
})
export type BankAccount = z.infer<typeof bankAccount>

export const entityAccounts = z.object({
  id: z.uuid(),
  version: count(1),
  accounts: z
    .array(bankAccount)
    .max(30)
    .superRefine((accounts, context) => {
      const currencies = accounts.map(({ currency }) => currency)
      for (const [index, currency] of currencies.entries())
        if (currencies.indexOf(currency) < index)
          context.addIssue({ code: 'custom', path: [index, 'currency'], message: 'entity.currency-twice' })
    }),
})
export type EntityAccounts = z.infer<typeof entityAccounts>

/** An own company as its reader sees it, with the names of customers and pictures. */
export const ownEntityView = z.object({
  ...formShape,
  id: z.uuid(),
  version: z.int(),
  rules: z.array(z.object({ ...entityRule.shape, customerName: z.string().optional() })),
  accounts: z.array(bankAccount),
  logoName: z.string().optional(),
  signatureName: z.string().optional(),
  stampName: z.string().optional(),
})
export type OwnEntityView = z.infer<typeof ownEntityView>

const ownEntityRow = z.object({
  id: z.uuid(),
  entityCode: z.string(),
  legalNameEng: z.string(),
  legalNameChs: z.string().optional(),
  entityCountry: z.string().optional(),
  billIssuer: z.enum(billIssuers),
  nvoccFiling: z.string().optional(),
  fmcNumber: z.string().optional(),
  iataCode: z.string().optional(),
  accountCurrencies: z.array(z.string()),
  ruleCount: z.int(),
  isDefault: flag,
  active: flag,
  version: z.int(),
})
export type OwnEntityRow = z.infer<typeof ownEntityRow>

export const ownEntityFilter = z.object({
  ...paging(['entityCode', 'legalNameEng']).shape,
  keyword: z.string().max(100).optional(),
  active: flag.optional(),
})
export const ownEntityPage = page(ownEntityRow)
