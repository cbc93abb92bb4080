import type { Chance } from './demo-chance.ts'

const provinces = { CNXIA: '陕A', CNSGH: '沪B', CNHRS: '新F', CNGGZ: '粤A', CNYIU: '浙G' } as const
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = (chance: Chance, count: number) => String(chance.between(0, 10 ** count - 1)).padStart(count, '0')
const lettersOf = (chance: Chance, count: number, alphabet = letters) =>
  Array.from({ length: count }, () => chance.one([...alphabet])).join('')

const plates: Readonly<Record<string, (chance: Chance) => readonly [tractor: string, trailer: string]>> = {
  KZ: (chance) => [`${digits(chance, 3)}${lettersOf(chance, 3)}02`, `${digits(chance, 2)}${lettersOf(chance, 3)}02`],
  UZ: (chance) => [`01${digits(chance, 3)}${lettersOf(chance, 3)}`, `01${digits(chance, 4)}${lettersOf(chance, 2)}`],
  RU: (chance) => [
    `${lettersOf(chance, 1, 'АВЕКМНОРСТУХ')}${digits(chance, 3)}${lettersOf(chance, 2, 'АВЕКМНОРСТУХ')}77`,
    `${lettersOf(chance, 2, 'АВЕКМНОРСТУХ')}${digits(chance, 4)}77`,
  ],
  VN: (chance) => [`29H${digits(chance, 5)}`, `29R${digits(chance, 5)}`],
  PL: (chance) => [`WGM${digits(chance, 5)}`, `WGM${digits(chance, 4)}P`],
}
const drivers = {
  CN: ['Zhao Qiang 赵强', 'Ma Jianguo 马建国', 'Liu Bo 刘波', 'Yang Lei 杨磊', 'He Tao 何涛'],
  KZ: ['Nurlan Akhmetov', 'Serik Dzhaksybekov', 'Erlan Omarov'],
  UZ: ['Rustam Karimov', 'Aziz Yuldashev'],
  RU: ['Сергей Волков', 'Андрей Морозов'],
  VN: ['Nguyen Van Hung', 'Tran Quoc Bao'],
  PL: ['Piotr Nowicki', 'Marek Zielinski'],
} as const
const phones = {
  CN: '+86139910044',
  KZ: '+770125550',
  UZ: '+99890555010',
  RU: '+7916555010',
  VN: '+8490555010',
  PL: '+4860155501',
} as const

export type DriverCountry = keyof typeof drivers

export function truckOf(chance: Chance, countryCd: DriverCountry, originCode?: string) {
  const province = provinces[originCode as keyof typeof provinces] ?? '陕A'
  const [truckPlate, trailerPlate] = plates[countryCd]?.(chance) ?? [
    `${province}${digits(chance, 5)}`,
    `${province}${digits(chance, 4)}挂`,
  ]
  const missing = phones[countryCd].length
  return {
    countryCd,
    truckPlate,
    trailerPlate,
    driverName: chance.one(drivers[countryCd]),
    driverPhone: `${phones[countryCd]}${digits(chance, Math.max(1, lengths[countryCd] - missing))}`,
    driverDocument: `${countryCd} ${digits(chance, 8)}`,
  }
}
const lengths = { CN: 14, KZ: 12, UZ: 13, RU: 12, VN: 12, PL: 12 } as const
