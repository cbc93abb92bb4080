import type { CustomerRow } from '@landbridge/contract/customer/customer-desk-endpoints'
import { deskPaths } from '../../desk-paths.ts'
import { useLanguage } from '../../platform/text.tsx'
import { link, money, mono, since } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { CertificationPill } from '../company/certification-pill.tsx'

export const customerColumns: readonly Column<CustomerRow>[] = [
  link('Name', 'customer.name', (row) => row.name, {
    to: (row) => deskPaths.customer(row.id),
    truncates: true,
    sortName: 'name',
  }),
  { key: 'state', title: 'customer.states', render: (row) => <CertificationPill state={row.state} /> },
  {
    key: 'ShortName',
    title: 'customer.short-name',
    sortName: 'shortName',
    optional: true,
    render: (row) => row.shortName,
  },
  { key: 'Saler', title: 'customer.salesperson', labelled: true, truncates: true, render: (row) => row.salesperson },
  since(
    'CertificationAskedAt',
    'customer.waiting-since',
    (row) => row.state === 'underReview' && row.certificationAskedAt,
    { labelled: true, sortName: 'certificationAskedAt' },
  ),
  { key: 'CountryCd', title: 'customer.country', truncates: true, render: (row) => <Country code={row.countryCode} /> },
  mono('TaxNo', 'customer.tax-no', (row) => row.taxNo),
  money(
    'CreditLimit',
    'customer.credit',
    (row) => row.creditLimit && { amount: row.creditLimit, currency: row.creditCurrency },
  ),
  { key: 'CreditTermDays', title: 'customer.credit-term', align: 'num', render: (row) => row.creditTermDays },
  since('CreatedAt', 'customer.created-at', (row) => row.createdAt, { sortName: 'createdAt' }),
]

function Country({ code }: { code: string | null | undefined }) {
  const language = useLanguage()
  return code && (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
}
