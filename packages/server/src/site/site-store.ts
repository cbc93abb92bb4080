import { Problem } from '@landbridge/contract/shared/problem'
import type { AddressRestriction, SiteConfig } from '@landbridge/contract/site/site-endpoints'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** What a deployment says about itself in its environment. */
export type Deployment = Omit<SiteConfig, 'signatureSecret' | 'captcha' | 'serverTime' | 'restrictedPaths'> & {
  /** Where the portal is reached from outside, for links in messages. */
  publicAddress?: string | null
  /** To telephones of which countries codes are sent; without it to all that have telephones. */
  smsCountries?: readonly string[]
  /** How many messages go to one country in a day and in all, and what percentage is kept for those whom we know. */
  smsBudgets?: { countryDay: number; day: number; reservePercent: number }
  quotas?: typeof usualQuotas
}

/** How much is kept for somebody unless it is set otherwise: megabytes of files that a company sends in a day, and drafts of a user. */
const usualQuotas = { uploadDayMb: 2000, drafts: 300 }

/** What the deployment says, and what staff decided. */
export type SiteSettings = Deployment & Omit<AddressRestriction, 'version'>

type SiteSettingTable = { single: true; value: SiteSettings; version: number; changedAt: Date }
const tables = (tx: Tx) => tx.withTables<{ siteSetting: SiteSettingTable }>()

export async function siteSettingsOf(tx: Tx): Promise<SiteSettings & { version: number }> {
  const row = await tables(tx).selectFrom('siteSetting').select(['value', 'version']).executeTakeFirstOrThrow()
  return { ...row.value, version: row.version }
}

/** How much is kept for somebody. */
export const quotasOf = async (tx: Tx): Promise<typeof usualQuotas> => (await siteSettingsOf(tx)).quotas ?? usualQuotas

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
