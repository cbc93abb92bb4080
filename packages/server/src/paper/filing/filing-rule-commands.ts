import { randomUUID } from 'node:crypto'
import type { FilingRule, FilingRuleForm } from '@landbridge/contract/paper/filing/filing-rule'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { isCountry } from '../../reference/index.ts'
import { insertFilingRule, loadFilingRule, lockFilingRules, updateFilingRule } from './filing-rule-store.ts'

/** Adds a rule or changes one. Proposals follow at the next look at a job; filings that were begun stay. */
export async function saveFilingRule(form: FilingRuleForm, call: Call<'staff'>): Promise<FilingRule> {
  const { tx } = call
  if (!isCountry(form.countryCode))
    throw new Problem('shared.invalid-input', { countryCode: 'reference.country-unknown' })
  await lockFilingRules(tx)
  const before = form.id ? await loadFilingRule(tx, form.id) : undefined
  if (before && before.version !== form.version) throw new Problem('workorder.filing-rule-changed-meanwhile')
  const after = before
    ? await updateFilingRule(tx, { ...form, id: before.id, version: before.version })
    : await insertFilingRule(tx, { ...form, id: randomUUID(), version: 1 })
  await audit(call, { action: 'paper.save-filing-rule', thing: 'filing-rule', id: after.id, before, after })
  return after
}
