import type { FilingRule, FilingRuleFilter } from '@landbridge/contract/paper/filing/filing-rule'
import { askList } from '../../platform/list.ts'
import { mentions } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import { filingRuleColumns, loadFilingRule } from './filing-rule-store.ts'

const sortColumn = { countryCd: 'r.country_code', regime: 'r.regime' } as const

/** By regime, so that the countries of one customs territory stand together, unless an order is named. */
export async function listFilingRules(filter: FilingRuleFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, keyword, mode, active } = filter
  const { rows, total } = await askList<FilingRule>(tx, {
    from: 'filing_rule r',
    key: 'r.id',
    columns: filingRuleColumns,
    asStored: true,
    where: [
      keyword && mentions('search_line(r.regime, r.country_code)', keyword),
      mode && ['r.mode = $1', mode],
      active !== undefined && ['r.active = $1', active],
    ],
    order: sortName ? `${sortColumn[sortName]} ${sort}` : 'r.regime, r.country_code, r.mode',
    page: { pageIndex, pageSize },
    isSmall: true,
  })
  return { items: rows, total, pageIndex, pageSize }
}

export const showFilingRule = ({ id }: { id: string }, { tx }: Call<'staff'>): Promise<FilingRule> =>
  loadFilingRule(tx, id)
