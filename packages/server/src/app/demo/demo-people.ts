import { createHash } from 'node:crypto'
import type { Duty } from '@landbridge/contract/access/permissions'
import type { NewUser } from '../../access/index.ts'
import type { NewCustomer } from '../../customer/index.ts'
import type { DemoGoodsName } from './demo-goods.ts'

/** An id that a name always has, so that the demo business is the same every time. */
function demoId(name: string): string {
  const hex = createHash('sha256').update(`landbridge demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type DemoStaff = { account: string; realName: string; duty: Duty; phone: string; wxQrCode?: string }

const demoStaff: readonly DemoStaff[] = [
  { account: 'ops', realName: 'Wang Jun 王军', duty: 'operations', phone: '+8613991002101' },
  {
    account: 'sales',
    realName: 'Li Na 李娜',
    duty: 'sales',
    phone: '+8613991002102',
    wxQrCode: 'https://u.wechat.com/landbridge-li-na',
  },
  { account: 'finance', realName: 'Zhao Min 赵敏', duty: 'finance', phone: '+8613991002103' },
  { account: 'admin', realName: 'Sun Wei 孙伟', duty: 'administrator', phone: '+8613991002104' },
]

type Company = {
  name: string
  shortName: string
  countryCode: string
  city: string
  taxNo: string
  address: string
  share: number
  certified: boolean
  account?: string
  contact: string
  contactChinese?: string
  phone: string
  goods: readonly DemoGoodsName[]
  lines: readonly string[]
}

/** Companies that book: `demo` and `nordwind` can be logged in with, the others fill the desk. */
export const demoCompanies: readonly Company[] = [
  {
    name: "Xi'an Haode Appliance Co., Ltd.",
    shortName: "Xi'an Haode Appliance",
    countryCode: 'CN',
    city: "Xi'an",
    taxNo: '91610131MA6TXHD81X',
    address: "Gaoxin Road 25, Yanta District, Xi'an",
    share: 55,
    certified: true,
    account: 'demo',
    contact: 'Chen Mei',
    contactChinese: '陈梅',
    phone: '+8613991002231',
    goods: ['洗衣机', '冰箱', '家用空调', '电热水器'],
    lines: ['R004', 'R003', 'R001', 'R050'],
  },
  {
    name: 'Nordwind Handel GmbH',
    shortName: 'Nordwind Handel',
    countryCode: 'DE',
    city: 'Hamburg',
    taxNo: 'DE814201353',
    address: 'Billhorner Deich 94, 20539 Hamburg',
    share: 12,
    certified: true,
    account: 'nordwind',
    contact: 'Jana Petersen',
    phone: '+494055501234',
    goods: ['Ersatzteile', 'Werkzeugmaschinen', 'Papier'],
    lines: ['R004', 'R003'],
  },
  {
    name: 'Chengdu Orient Trading Co., Ltd.',
    shortName: 'Chengdu Orient Trading',
    countryCode: 'CN',
    city: 'Chengdu',
    taxNo: '91510100MA61RCDY4N',
    address: 'Tianfu Avenue 1700, Chengdu',
    share: 12,
    certified: true,
    contact: 'Liu Yang',
    contactChinese: '刘洋',
    phone: '+8613808001122',
    goods: ['电子元件', '服装', '鞋类'],
    lines: ['R012', 'R015'],
  },
  {
    name: 'OOO Ural Machinery Import',
    shortName: 'Ural Machinery Import',
    countryCode: 'RU',
    city: 'Yekaterinburg',
    taxNo: '6671123450',
    address: 'ul. Malysheva 51, Yekaterinburg',
    share: 9,
    certified: true,
    contact: 'Игорь Павлов',
    phone: '+73432001122',
    goods: ['Станки', 'Подшипники', 'Запасные части'],
    lines: ['R050'],
  },
  {
    name: 'Alma-Trans TOO',
    shortName: 'Alma-Trans',
    countryCode: 'KZ',
    city: 'Almaty',
    taxNo: '150340012340',
    address: 'Raiymbek Avenue 160, Almaty',
    share: 7,
    certified: true,
    contact: 'Айгуль Садыкова',
    phone: '+77272501122',
    goods: ['Керамическая плитка', 'Мебель'],
    lines: ['R095'],
  },
  {
    name: 'Guangzhou Lumen Lighting Co., Ltd.',
    shortName: 'Guangzhou Lumen Lighting',
    countryCode: 'CN',
    city: 'Guangzhou',
    taxNo: '91440101MA5CLMN27T',
    address: 'Huangpu Avenue West 120, Guangzhou',
    share: 5,
    certified: false,
    contact: 'Huang Li',
    contactChinese: '黄丽',
    phone: '+8613922001122',
    goods: ['灯具', '玻璃制品'],
    lines: ['R004', 'R003'],
  },
]

export const demoAccounts = [
  { account: 'demo', says: "Chen Mei of Xi'an Haode Appliance, a customer with most of the data" },
  { account: 'nordwind', says: 'Jana Petersen of Nordwind Handel, another customer' },
  { account: 'ops', says: 'Wang Jun, operations: accepts bookings, runs work orders' },
  { account: 'sales', says: 'Li Na, sales: prices, customers, offers' },
  { account: 'finance', says: 'Zhao Min, finance: charges, rates' },
  { account: 'admin', says: 'Sun Wei, administrator' },
] as const

export const customerId = (company: Company): string => demoId(`customer ${company.name}`)
export const userId = (name: string): string => demoId(`user ${name}`)
export const staffId = (account: string): string => userId(account)

export const staffUsers = (passwordHash: string): NewUser[] =>
  demoStaff.map(({ account, duty, ...card }) => {
    return { id: staffId(account), kind: 'staff', account, ...card, duties: [duty], passwordHash }
  })

const nameOf = ({ contact, contactChinese }: Company): string => [contact, contactChinese].filter(Boolean).join(' ')

export const customerUsers = (passwordHash: string): NewUser[] =>
  demoCompanies.map((company) => ({
    id: userId(company.contact),
    kind: 'customer',
    customerId: customerId(company),
    companyRole: 'owner',
    realName: nameOf(company),
    phone: company.phone,
    ...(company.account && { account: company.account, passwordHash }),
  }))

/** People whose messaging app is bound, for the simulator to play, one of them deactivated. */
export const demoScanners: readonly { user: string; appUserId: string }[] = [
  { user: userId('Chen Mei'), appUserId: 'sim-chen-mei' },
  { user: userId('Jana Petersen'), appUserId: 'sim-jana-petersen' },
  { user: userId('Zhou Ning'), appUserId: 'sim-zhou-ning' },
]

export const formerUser = (): NewUser => ({
  id: userId('Zhou Ning'),
  kind: 'customer',
  customerId: demoCompanies.map(customerId)[0] ?? null,
  companyRole: 'member',
  realName: 'Zhou Ning 周宁',
  active: false,
})

/** The companies as they entered the books; what they are certified by comes with their papers. */
export const demoCustomers = (createdAt: Date): NewCustomer[] =>
  demoCompanies.map((company) => ({
    id: customerId(company),
    name: company.name,
    shortName: company.shortName,
    countryCode: company.countryCode,
    createdAt,
    salespersonId: staffId('sales'),
    creditLimit: '500000.00',
    creditCurrency: 'USD',
    creditTermDays: 30,
    creditTermFrom: 'departure',
  }))

export type DemoCompany = Company
