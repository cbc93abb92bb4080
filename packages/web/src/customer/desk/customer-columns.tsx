import type { CustomerRow } from '@landbridge/contract/customer/customer-desk-endpoints'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useLanguage } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { FoldedTime } from '../../platform/ui/table-parts.tsx'
import { CertificationPill } from '../company/certification-pill.tsx'

/** Companies as the back office lists them. */
export const customerColumns: readonly Column<CustomerRow>[] = [
  {
    key: 'Name',
    title: 'customer.name',
    fixed: true,
    long: true,
    sortName: 'name',
    render: (row) => <Link to={deskPaths.customer(row.id)}>{row.name}</Link>,
  },
  { key: 'state', title: 'customer.states', render: (row) => <CertificationPill state={row.state} /> },
  {
    key: 'ShortName',
    title: 'customer.short-name',
    sortName: 'shortName',
    optional: true,
    render: (row) => row.shortName,
  },
  { key: 'Saler', title: 'customer.salesperson', named: true, long: true, render: (row) => row.salesperson },
  {
    key: 'CertificationAskedAt',
    title: 'customer.waiting-since',
    named: true,
    folds: true,
    sortName: 'certificationAskedAt',
    render: (row) => row.state === 'underReview' && <Since at={row.certificationAskedAt} />,
  },
  { key: 'CountryCd', title: 'customer.country', long: true, render: (row) => <Country code={row.countryCode} /> },
  { key: 'TaxNo', title: 'customer.tax-no', render: (row) => <span className="mono">{row.taxNo}</span> },
  {
    key: 'CreditLimit',
    title: 'customer.credit',
    align: 'num',
    render: (row) => <Credit of={row} />,
  },
  { key: 'CreditTermDays', title: 'customer.credit-term', align: 'num', render: (row) => row.creditTermDays },
  {
    key: 'CreatedAt',
    title: 'customer.created-at',
    folds: true,
    sortName: 'createdAt',
    render: (row) => <Since at={row.createdAt} />,
  },
]

function Country({ code }: { code: string | null | undefined }) {
  const language = useLanguage()
  return code && (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
}

function Since({ at }: { at: Date | undefined }) {
  const format = useFormat()
  return <FoldedTime time={format.since(at)} />
}

function Credit({ of: { creditLimit, creditCurrency } }: { of: CustomerRow }) {
  const format = useFormat()
  return creditLimit ? format.money(creditLimit, creditCurrency ?? undefined) : ''
}
