import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { filingRuleFilter, filingRuleForm, filingRulePage, filingRuleView } from './filing-rule.ts'

const staff = { by: ['staff'], permission: 'reference.edit' } as const

export const filingRuleDeskEndpoints = {
  list: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/v1/admin/filing-rule-list',
    reads: true,
    summary:
      'Lists the advance filings that the customs of countries ask for, besides those that the portal counts itself.',
    input: filingRuleFilter,
    output: filingRulePage,
  }),
  show: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/v1/admin/filing-rule-detail',
    reads: true,
    summary: 'Shows one advance filing that the customs of a country ask for.',
    input: z.object({ id: z.uuid() }),
    output: filingRuleView,
  }),
  save: endpoint({
    ...staff,
    method: 'PUT',
    path: '/api/v1/admin/filing-rule-save',
    summary:
      'Adds an advance filing that the customs of a country ask for, or changes one; what was begun stays as it is.',
    input: filingRuleForm,
    output: filingRuleView,
  }),
}
