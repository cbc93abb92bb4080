import type { CompanyView } from '@landbridge/contract/customer/customer-endpoints'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Facts } from '../../platform/ui/parts.tsx'
import { printedPhone } from '../../platform/ui/phone.tsx'

/** What a company has said of itself, where it cannot be changed. */
export function CompanyFacts({ company }: { company: CompanyView }) {
  const text = useText()
  const language = useLanguage()
  const called = (type: 'region' | 'currency', code: string | null | undefined) =>
    code && (new Intl.DisplayNames(language, { type }).of(code) ?? code)
  const billing = company.billingPer === 'month' ? 'customer.per-month' : 'customer.per-shipment'
  const facts = [
    [text('customer.name'), company.name],
    [text('customer.name-english'), company.nameEnglish],
    [text('customer.short-name'), company.shortName],
    [text('customer.country'), called('region', company.countryCode)],
    [text('customer.tax-no'), company.taxNo],
    [text('customer.company-phone'), company.phone && printedPhone(company.phone)],
    [text('customer.address'), company.address],
    [
      text('customer.settle-currency'),
      called('currency', company.settleCurrency) ?? text('customer.original-currencies'),
    ],
    [text('customer.billing-per'), text(billing)],
  ] as const
  return <Facts facts={facts.filter(([, value]) => value)} />
}
