import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { Chance } from './demo-chance.ts'

/** Goods as a company of the demo business calls them, and how many packages of them fill a 40HQ. */
type DemoGoods = {
  english: string
  russian: string
  categoryId: string
  hsCode: string
  packageType: string
  perBox: readonly [least: number, most: number]
  packageKg: number
  packageM3: number
}

// biome-ignore format: a table
export const demoGoods = {
  洗衣机: { english: 'Washing machines', russian: 'Стиральные машины', categoryId: '0201', hsCode: '845011', packageType: 'CT', perBox: [170, 186], packageKg: 68, packageM3: 0.36 },
  冰箱: { english: 'Refrigerators', russian: 'Холодильники', categoryId: '0201', hsCode: '841810', packageType: 'CT', perBox: [78, 86], packageKg: 72, packageM3: 0.78 },
  家用空调: { english: 'Household air conditioners', russian: 'Бытовые кондиционеры', categoryId: '0201', hsCode: '841510', packageType: 'CT', perBox: [225, 255], packageKg: 46, packageM3: 0.26 },
  电热水器: { english: 'Electric water heaters', russian: 'Электрические водонагреватели', categoryId: '0201', hsCode: '851610', packageType: 'CT', perBox: [420, 470], packageKg: 24, packageM3: 0.14 },
  Ersatzteile: { english: 'Spare parts', russian: 'Запасные части', categoryId: '0110', hsCode: '848790', packageType: 'CS', perBox: [60, 70], packageKg: 290, packageM3: 0.62 },
  Werkzeugmaschinen: { english: 'Machine tools', russian: 'Металлорежущие станки', categoryId: '0102', hsCode: '845811', packageType: 'CR', perBox: [6, 8], packageKg: 2900, packageM3: 7.5 },
  Papier: { english: 'Paper', russian: 'Бумага', categoryId: '1006', hsCode: '480255', packageType: 'PX', perBox: [20, 24], packageKg: 950, packageM3: 1.25 },
  电子元件: { english: 'Electronic components', russian: 'Электронные компоненты', categoryId: '0204', hsCode: '854231', packageType: 'CT', perBox: [900, 1100], packageKg: 11, packageM3: 0.055 },
  服装: { english: 'Garments', russian: 'Одежда', categoryId: '0401', hsCode: '620342', packageType: 'CT', perBox: [680, 760], packageKg: 13, packageM3: 0.085 },
  鞋类: { english: 'Footwear', russian: 'Обувь', categoryId: '0402', hsCode: '640299', packageType: 'CT', perBox: [780, 860], packageKg: 10, packageM3: 0.075 },
  Станки: { english: 'Machine tools', russian: 'Станки', categoryId: '0102', hsCode: '845961', packageType: 'CR', perBox: [6, 8], packageKg: 2800, packageM3: 7.2 },
  Подшипники: { english: 'Bearings', russian: 'Подшипники', categoryId: '0110', hsCode: '848210', packageType: 'PX', perBox: [22, 25], packageKg: 900, packageM3: 0.9 },
  'Запасные части': { english: 'Spare parts', russian: 'Запасные части', categoryId: '0110', hsCode: '848790', packageType: 'CS', perBox: [60, 70], packageKg: 280, packageM3: 0.62 },
  'Керамическая плитка': { english: 'Ceramic tiles', russian: 'Керамическая плитка', categoryId: '0602', hsCode: '690721', packageType: 'PX', perBox: [21, 23], packageKg: 1050, packageM3: 1.1 },
  Мебель: { english: 'Furniture', russian: 'Мебель', categoryId: '0601', hsCode: '940350', packageType: 'CT', perBox: [300, 335], packageKg: 32, packageM3: 0.2 },
  灯具: { english: 'Luminaires', russian: 'Светильники', categoryId: '0206', hsCode: '940511', packageType: 'CT', perBox: [740, 820], packageKg: 9, packageM3: 0.08 },
  无线搅拌机: { english: 'Cordless blenders', russian: 'Беспроводные блендеры', categoryId: '0201', hsCode: '850940', packageType: 'CT', perBox: [900, 1000], packageKg: 6, packageM3: 0.06 },
  玻璃制品: { english: 'Glassware', russian: 'Стеклянная посуда', categoryId: '0505', hsCode: '701349', packageType: 'CT', perBox: [1150, 1280], packageKg: 17, packageM3: 0.042 },
} as const satisfies Record<string, DemoGoods>

export type DemoGoodsName = keyof typeof demoGoods

type Load = { packages: number; grossWeightKg: string; volumeM3: string }

export function goodsFor(chance: Chance, goodsName: DemoGoodsName, boxes: number) {
  const { english, russian, categoryId, hsCode, packageType, ...measures } = demoGoods[goodsName]
  const { perBox, packageKg, packageM3 } = measures
  const packages = chance.between(perBox[0], perBox[1]) * boxes
  return {
    goodsName,
    goodsNameEnglish: english,
    goodsNameRussian: russian,
    categoryId,
    hsCode,
    packageType,
    packages,
    grossWeightKg: String(packages * packageKg),
    volumeM3: (packages * packageM3).toFixed(2),
  }
}

/** Loads the goods of a booking evenly over its boxes, up to two per cent lighter or heavier than booked. */
export function loadsOf(
  chance: Chance,
  booked: Pick<GoodsLine, 'packages' | 'grossWeightKg' | 'volumeM3'>,
  boxes: number,
): Load[] {
  const all = booked.packages ?? 0
  return Array.from({ length: boxes }, (_, index) => {
    const packages = Math.floor((all * (index + 1)) / boxes) - Math.floor((all * index) / boxes)
    const share = packages / Math.max(1, all)
    const scale = chance.between(98, 102) / 100
    return {
      packages,
      grossWeightKg: String(Math.round(Number(booked.grossWeightKg ?? 0) * share * scale)),
      volumeM3: (Number(booked.volumeM3 ?? 0) * share).toFixed(2),
    }
  })
}
