import type { FilingRule } from '@landbridge/contract/paper/filing/filing-rule'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'
import { insertRow } from '../../platform/insert-row.ts'

export const filingRuleColumns =
  'r.id, r.country_code, r.mode, r.regime, r.filing_scope, r.hours, r.counted_from, r.filed_by, r.active, r.version'

/** All rules, those that are switched off as well: they still say which countries are one customs territory. */
export const filingRules = (tx: Tx): Promise<FilingRule[]> =>
  tx.ask<FilingRule>(`select ${filingRuleColumns} from filing_rule r order by r.regime, r.country_code, r.mode`, [])

export async function loadFilingRule(tx: Tx, id: string): Promise<FilingRule> {
  const [rule] = await tx.ask<FilingRule>(`select ${filingRuleColumns} from filing_rule r where r.id = $1`, [id])
  if (!rule) throw new Problem('workorder.filing-rule-missing')
  return rule
}

/** Of two who add the same rule at once, the second waits for the first and is refused. */
export const lockFilingRules = (tx: Tx): Promise<unknown> =>
  tx.ask(`select pg_advisory_xact_lock(hashtextextended('filing rules', 0))`, [])

async function checkFree(tx: Tx, { id, countryCode, mode, regime }: FilingRule): Promise<void> {
  const taken = await tx.ask(
    'select id from filing_rule where (country_code, mode, regime) = ($1, $2, $3) and id <> $4',
    [countryCode, mode, regime, id],
  )
  if (taken.length > 0) throw new Problem('workorder.filing-rule-twice')
}

export async function insertFilingRule(tx: Tx, rule: FilingRule): Promise<FilingRule> {
  await checkFree(tx, rule)
  await insertRow(tx, 'filing_rule', rule)
  return rule
}

export async function updateFilingRule(tx: Tx, rule: FilingRule): Promise<FilingRule> {
  await checkFree(tx, rule)
  const { id, countryCode, mode, regime, filingScope, hours, filedBy, active, version } = rule
  const found = await tx.ask(
    `update filing_rule set country_code = $3, mode = $4, regime = $5, filing_scope = $6, hours = $7, counted_from = $8,
      filed_by = $9, active = $10, version = version + 1
    where id = $1 and version = $2 returning id`,
    [id, version, countryCode, mode, regime, filingScope, hours, rule.countedFrom, filedBy, active],
  )
  if (found.length === 0) throw new Problem('workorder.filing-rule-changed-meanwhile')
  return { ...rule, version: version + 1 }
}
