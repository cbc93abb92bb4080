import { type CompanyForm, neededToCertify } from '@landbridge/contract/customer/company'
import {
  type Certification,
  type CertificationAction,
  certificationLifecycle,
  customerStateOf,
} from '@landbridge/contract/customer/customer-lifecycle'
import { taxNumberFault } from '@landbridge/contract/reference/tax-numbers'
import { actionsFor, nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'

export type Customer = {
  id: string
  name: string
  nameEnglish: string | null
  shortName: string
  countryCode: string | null
  taxNo: string | null
  address: string | null
  phone: string | null
  certification: Certification
  certificationReason: string | null
  certificationAskedAt: Date | null
  salespersonId: string | null
  creditLimit: string | null
  creditCurrency: string | null
  creditTermDays: number | null
  creditTermFrom: 'bill' | 'monthEnd' | 'departure' | 'invoice' | null
  settleCurrency: string | null
  billingPer: 'shipment' | 'month'
  /** Under FCA the shipper pays the terminal at origin all the same, as is usual in China. */
  fcaTerminalByShipper: boolean
  version: number
  createdAt: Date
}

type By = 'customer' | 'staff'

export type EnteredCompany = { [name in keyof CompanyForm]?: CompanyForm[name] | undefined }

export function advance(customer: Customer, action: CertificationAction, by: By): Certification {
  const next = nextState(certificationLifecycle, { state: customer.certification }, { action, by })
  if (!next || next === 'gone')
    throw new Problem('customer.action-not-allowed', undefined, stateAndVersion(customer, by))
  return next
}

export function checkUnchanged(customer: Customer, version: number, by: By): void {
  if (customer.version !== version)
    throw new Problem('customer.changed-meanwhile', undefined, stateAndVersion(customer, by))
}

const stateAndVersion = ({ certification: state, version }: Customer, by: By) => ({
  state,
  version,
  actions: actionsFor(certificationLifecycle, { state }, by),
})

/** Papers and fields must be complete before staff are asked to look. */
export function checkCertifiable(customer: Customer, hasLicence: boolean): void {
  const missing = neededToCertify.filter((field) => !customer[field])
  if (missing.length > 0) throw wrongOf(missing, 'customer.needed-to-certify')
  if (taxNumberFault(customer.taxNo ?? '', customer.countryCode) === 'shape') {
    throw wrongOf(['taxNo'], 'customer.tax-number-wrong')
  }
  if (!hasLicence) throw new Problem('customer.licence-needed')
}

/** Nobody exchanges papers that staff look at, or that they have found right. */
export function checkPapersOpen(customer: Customer): void {
  const isOpen = certificationLifecycle.some(
    ({ action, from }) =>
      action === 'askCertification' && (from as readonly Certification[]).includes(customer.certification),
  )
  if (!isOpen) throw new Problem('customer.action-not-allowed', undefined, stateAndVersion(customer, 'customer'))
}

const fixedByCertification = ['name', 'countryCode', 'taxNo'] as const

/** A certified company is the one whose papers were looked at: its name and number are changed by staff only. */
export function checkOwnChange(customer: Customer, changes: EnteredCompany): void {
  if (customer.certification === 'none' || customer.certification === 'refused') return
  const changed = fixedByCertification.filter(
    (field) => changes[field] !== undefined && (changes[field] ?? null) !== customer[field],
  )
  if (changed.length > 0) throw wrongOf(changed, 'customer.certified-fixed')
}

export const wrongOf = (fields: readonly (keyof EnteredCompany)[], reason: string): Problem =>
  new Problem('shared.invalid-input', Object.fromEntries(fields.map((field) => [`customer.${field}`, reason])))

/** A credit limit means nothing without its currency. */
export function checkCredit({ creditLimit, creditCurrency }: Pick<Customer, 'creditLimit' | 'creditCurrency'>): void {
  if ((creditLimit === null) !== (creditCurrency === null)) {
    throw new Problem('shared.invalid-input', { creditCurrency: 'customer.credit-currency-required' })
  }
}

/** A company in the words of the contract, without what only staff know. */
export function companyOf(customer: Customer) {
  return {
    id: customer.id,
    name: customer.name,
    nameEnglish: customer.nameEnglish ?? undefined,
    shortName: customer.shortName,
    countryCode: customer.countryCode ?? undefined,
    taxNo: customer.taxNo ?? undefined,
    address: customer.address ?? undefined,
    phone: customer.phone ?? undefined,
    settleCurrency: customer.settleCurrency ?? undefined,
    billingPer: customer.billingPer,
    state: customer.certification,
    customerState: customerStateOf[customer.certification],
    certificationReason: customer.certificationReason ?? undefined,
    certificationAskedAt: customer.certificationAskedAt ?? undefined,
    version: customer.version,
  }
}

export const companyViewOf = (customer: Customer, by: By) => ({
  ...companyOf(customer),
  actions: actionsFor(certificationLifecycle, { state: customer.certification }, by),
})
