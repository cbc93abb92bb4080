import { Problem } from '@landbridge/contract/shared/problem'
import type { AddressRestriction, SiteConfig } from '@landbridge/contract/site/site-endpoints'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** Facts about a deployment that its environment names. */
export type Deployment = Omit<SiteConfig, 'signatureSecret' | 'captcha' | 'serverTime' | 'restrictedPaths'> & {
  /** The address of the portal from outside, for links in messages. */
  publicAddress?: string | null
  /** Countries to whose telephones codes are sent; without it all that have telephones. */
  smsCountries?: readonly string[]
  /** Messages to one country in a day and in all, and the percentage that is kept for those whom we know. */
  smsBudgets?: { countryDay: number; day: number; reservePercent: number }
  /** Mails with codes to register by in a day, and the percentage that is kept for those whom we know. */
  emailBudgets?: { day: number; reservePercent: number }
  quotas?: Partial<typeof usualQuotas>
}

/** Default allowances: megabytes a company uploads a day, a user's drafts, open inquiries. */
const usualQuotas = { uploadDayMb: 2000, drafts: 300, inquiries: 50 }

export type SiteSettings = Deployment & Omit<AddressRestriction, 'version'>

type SiteSettingTable = { single: true; value: SiteSettings; version: number; changedAt: Date }
const tables = (tx: Tx) => tx.withTables<{ siteSetting: SiteSettingTable }>()

export async function siteSettingsOf(tx: Tx): Promise<SiteSettings & { version: number }> {
  const row = await tables(tx).selectFrom('siteSetting').select(['value', 'version']).executeTakeFirstOrThrow()
  return { ...row.value, version: row.version }
}

export const quotasOf = async (tx: Tx): Promise<typeof usualQuotas> => ({
  ...usualQuotas,
  ...(await siteSettingsOf(tx)).quotas,
})

/** Writes down what the environment says, so that every node and every call reads it in one place. */
export async function keepDeployment(tx: Tx, deployment: Deployment): Promise<void> {
  await sql`update site_setting set value = value || ${JSON.stringify(deployment)}::jsonb`.execute(tx)
}

/** Saves only if nobody saved since the version that its sender saw. */
export async function saveRestriction(tx: Tx, { version, ...restriction }: AddressRestriction): Promise<void> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('siteSetting')
    .set({
      value: sql`value || ${JSON.stringify(restriction)}::jsonb`,
      version: version + 1,
      changedAt: sql`app_now()`,
    })
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('site.changed-meanwhile')
}
