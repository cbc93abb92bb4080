import type { CompanyView, UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import type { CodeOption, CountryOption, PlaceOption } from '@landbridge/contract/reference/reference-options'
import { instant } from '@landbridge/contract/shared/wire-values'

export const at = (clock: string): Date => instant.decode(clock)

/** A list with figures over its tabs: how many rows each state has, beyond those on the page. */
export const countedPage = <Row>(counts: Readonly<Record<string, number>>, ...items: Row[]) => ({
  ...pageOf(...items),
  counts,
})

export const pageOf = <Row>(...items: Row[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })

/** A name in all the languages of a list of ours. */
const namesOf = (name: string) => ({ name, nameChs: name, nameCht: name, nameEng: name, nameRus: name })

/** China in the list of telephone codes. */
export const chinaByPhone: CountryOption = {
  ...namesOf('China'),
  code: 'CN',
  telCode: '86',
  value: '86',
  label: 'China',
}

/** An entry of a list of the code library; of every mode where none is named. */
export const codeOf = (classCode: string, code: string, label: string, modes: string[] = []): CodeOption => ({
  ...namesOf(label),
  classCode,
  code,
  value: code,
  label,
  sort: 1,
  pinyin: '',
  modes,
  loadTypes: [],
  isDefault: false,
  extra: {},
})

/** A station of the list of places, or a place of another mode where one is named. */
export const placeOf = (code: string, label: string, changes: Partial<PlaceOption> = {}): PlaceOption => ({
  ...namesOf(label),
  nameChn: label,
  code,
  value: code,
  label,
  pinyin: '',
  mode: 'RAIL',
  routes: [],
  hotOrigin: true,
  hotDestination: true,
  countryCode: code.slice(0, 2),
  latitude: 1,
  longitude: 1,
  timeZone: 'Asia/Shanghai',
  ...changes,
})

const readerId = '0b7a4a5c-7f7c-4f6f-8a4e-7c0c5b1d9e11'

const company: CompanyView = {
  id: readerId,
  name: 'Haode',
  shortName: 'Haode',
  billingPer: 'month',
  settleCurrency: 'USD',
  state: 'certified',
  customerState: 2,
  version: 1,
  actions: [],
}

/** The owner of a certified company, as the portal tells them who they are. */
export const me = (changes: Partial<UserInfo> = {}): UserInfo => ({
  id: 'session',
  userId: readerId,
  realName: 'Chen Min',
  phone: '+8613892745510',
  emails: ['chen.min@haode.example'],
  role: 'customer',
  customerState: 2,
  companyRole: 'owner',
  permissions: [],
  secondFactorDue: false,
  salesperson: 'Li Na',
  salespersonId: readerId,
  customer: company,
  ...changes,
})
