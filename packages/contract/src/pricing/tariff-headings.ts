import { boxSizes } from '../reference/box-sizes.ts'
import { type Language, languages } from '../shared/languages.ts'
import { wireNameOf } from '../shared/wire-names.ts'
import { boxColumns } from './box.ts'
import { type AirRate, rateFromKg } from './chargeable.ts'
import { type TariffColumn, tariffSheetColumns } from './tariff-sheet.ts'

type Heading = Readonly<Record<Language, string>>

/** Headings of box prices, such as COC 20GP, alike in every language. */
const priceHeadings = Object.fromEntries(
  boxColumns.map((column) => {
    const word = `${column.slice(0, 3)} ${column.slice(3)}`.toUpperCase()
    return [column, { 'zh-CN': word, 'zh-TW': word, en: word, ru: word }]
  }),
) as unknown as Readonly<Record<(typeof boxColumns)[number], Heading>>

const rateHeadings = Object.fromEntries([
  ['airMinimum', { 'zh-CN': 'M（最低运费）', 'zh-TW': 'M（最低運費）', en: 'M (minimum)', ru: 'M (минимум)' }],
  ...Object.entries(rateFromKg).map(([rate, from]) => {
    const word = from === 0 ? 'N' : `+${from}`
    return [
      rate,
      { 'zh-CN': `${word}（每公斤）`, 'zh-TW': `${word}（每公斤）`, en: `${word}, per kg`, ru: `${word}, за кг` },
    ]
  }),
]) as unknown as Readonly<Record<AirRate, Heading>>

const limitHeadings = Object.fromEntries(
  boxSizes.map((size) => [
    `weightLimit${size}`,
    {
      'zh-CN': `限重 ${size}（公斤）`,
      'zh-TW': `限重 ${size}（公斤）`,
      en: `Weight limit ${size}, kg`,
      ru: `Предел массы ${size}, кг`,
    },
  ]),
) as unknown as Readonly<Record<`weightLimit${(typeof boxSizes)[number]}`, Heading>>

// biome-ignore format: a table
const headings: Readonly<Record<TariffColumn, Heading>> = {
  ...priceHeadings,
  ...rateHeadings,
  ...limitHeadings,
  lineNo: { 'zh-CN': '运价编号', 'zh-TW': '運價編號', en: 'Tariff no.', ru: '№ тарифа' },
  serviceModeId: { 'zh-CN': '运输方式', 'zh-TW': '運輸方式', en: 'Mode', ru: 'Вид транспорта' },
  originCode: { 'zh-CN': '起运地代码', 'zh-TW': '起運地代碼', en: 'Origin code', ru: 'Код пункта отправления' },
  destinationCode: { 'zh-CN': '目的地代码', 'zh-TW': '目的地代碼', en: 'Destination code', ru: 'Код пункта назначения' },
  entryPortCode: { 'zh-CN': '口岸代码', 'zh-TW': '口岸代碼', en: 'Border crossing code', ru: 'Код погранперехода' },
  carrierCode: { 'zh-CN': '承运人代码', 'zh-TW': '運送人代碼', en: 'Carrier code', ru: 'Код перевозчика' },
  validFrom: { 'zh-CN': '生效日期', 'zh-TW': '生效日期', en: 'Valid from', ru: 'Действует с' },
  validTo: { 'zh-CN': '失效日期', 'zh-TW': '失效日期', en: 'Valid to', ru: 'Действует по' },
  currency: { 'zh-CN': '币种', 'zh-TW': '幣別', en: 'Currency', ru: 'Валюта' },
  direction: { 'zh-CN': '方向（E/I/NM）', 'zh-TW': '方向（E/I/NM）', en: 'Direction (E/I/NM)', ru: 'Направление (E/I/NM)' },
  crossTrade: { 'zh-CN': '第三国运输（T/F）', 'zh-TW': '第三國運輸（T/F）', en: 'Cross trade (T/F)', ru: 'Между третьими странами (T/F)' },
  viaCodes: { 'zh-CN': '途经代码', 'zh-TW': '途經代碼', en: 'Via codes', ru: 'Коды промежуточных пунктов' },
  operator: { 'zh-CN': '班列运营方', 'zh-TW': '班列營運方', en: 'Train operator', ru: 'Организатор поезда' },
  transitDaysMin: { 'zh-CN': '最短天数', 'zh-TW': '最短天數', en: 'Shortest transit, days', ru: 'Срок от, дн.' },
  transitDaysMax: { 'zh-CN': '最长天数', 'zh-TW': '最長天數', en: 'Longest transit, days', ru: 'Срок до, дн.' },
  weekdays: { 'zh-CN': '班期（1–7）', 'zh-TW': '班期（1–7）', en: 'Departure days (1–7)', ru: 'Дни отправления (1–7)' },
  siCutoffHours: { 'zh-CN': '截补料（小时）', 'zh-TW': '補料截止（小時）', en: 'SI cut-off, h', ru: 'Срок подачи SI, ч' },
  vgmCutoffHours: { 'zh-CN': '截VGM（小时）', 'zh-TW': 'VGM截止（小時）', en: 'VGM cut-off, h', ru: 'Подача VGM, ч' },
  cargoCutoffHours: { 'zh-CN': '截货（小时）', 'zh-TW': '收貨截止（小時）', en: 'Cargo cut-off, h', ru: 'Срок завоза груза, ч' },
  customsCutoffHours: { 'zh-CN': '截关（小时）', 'zh-TW': '結關（小時）', en: 'Customs cut-off, h', ru: 'Срок выпуска таможней, ч' },
  filingCutoffHours: { 'zh-CN': '截舱单（小时）', 'zh-TW': '艙單申報截止（小時）', en: 'Manifest cut-off, h', ru: 'Подача манифеста, ч' },
  distanceKm: { 'zh-CN': '里程（公里）', 'zh-TW': '里程（公里）', en: 'Distance, km', ru: 'Расстояние, км' },
  freeDays: { 'zh-CN': '免费用箱天数', 'zh-TW': '免費用櫃天數', en: 'Free days', ru: 'Бесплатно, дней' },
  perM3: { 'zh-CN': '拼箱单价（每立方米或计费吨）', 'zh-TW': '併櫃單價（每立方公尺或計費噸）', en: 'LCL per m³ or W/M', ru: 'Сборный груз за м³ или W/M' },
  kgPerM3: { 'zh-CN': '每立方米折合公斤', 'zh-TW': '每立方公尺折合公斤', en: 'kg per m³', ru: 'кг на м³' },
  minM3: { 'zh-CN': '拼箱最低计费量', 'zh-TW': '併櫃最低計費量', en: 'LCL minimum', ru: 'Минимум сборного груза' },
  warehouseCode: { 'zh-CN': '仓库代码', 'zh-TW': '倉庫代碼', en: 'Warehouse code', ru: 'Код склада' },
  warehouseCutoffHours: { 'zh-CN': '进仓截止提前（小时）', 'zh-TW': '進倉截止提前（小時）', en: 'Warehouse cut-off, h', ru: 'Срок приёма на склад, ч' },
  truckPrices: { 'zh-CN': '整车运价（FTL）', 'zh-TW': '整車運價（FTL）', en: 'Truck prices (FTL)', ru: 'Цены за машину (FTL)' },
  partLoad: { 'zh-CN': '零担运价（LTL）', 'zh-TW': '零擔運價（LTL）', en: 'Part-load price (LTL)', ru: 'Цена догруза (LTL)' },
  largestPiece: { 'zh-CN': '最大单件（厘米、公斤）', 'zh-TW': '最大單件（公分、公斤）', en: 'Largest piece, cm and kg', ru: 'Наибольшее место, см и кг' },
  receivingWarehouse: { 'zh-CN': '交货仓库代码', 'zh-TW': '交貨倉庫代碼', en: 'Receiving warehouse code', ru: 'Код склада приёма' },
  loadingStops: { 'zh-CN': '含装货点数', 'zh-TW': '含裝貨點數', en: 'Loading stops included', ru: 'Точек погрузки в цене' },
  unloadingStops: { 'zh-CN': '含卸货点数', 'zh-TW': '含卸貨點數', en: 'Unloading stops included', ru: 'Точек выгрузки в цене' },
  freeHoursLoading: { 'zh-CN': '装货免费等待（小时）', 'zh-TW': '裝貨免費等待（小時）', en: 'Free hours, loading', ru: 'Бесплатно на погрузке, ч' },
  freeHoursUnloading: { 'zh-CN': '卸货免费等待（小时）', 'zh-TW': '卸貨免費等待（小時）', en: 'Free hours, unloading', ru: 'Бесплатно на выгрузке, ч' },
  included: { 'zh-CN': '已包含', 'zh-TW': '已包含', en: 'Included', ru: 'Включено' },
  notIncluded: { 'zh-CN': '未包含', 'zh-TW': '未包含', en: 'Not included', ru: 'Не включено' },
  surcharges: { 'zh-CN': '附加费', 'zh-TW': '附加費', en: 'Surcharges', ru: 'Надбавки' },
  pickUpPlaces: { 'zh-CN': '提空箱地', 'zh-TW': '領空櫃地', en: 'Empty pick-up places', ru: 'Места получения порожних' },
  returnPlaces: { 'zh-CN': '还空箱地', 'zh-TW': '還空櫃地', en: 'Empty return places', ru: 'Места возврата порожних' },
  freeTimes: { 'zh-CN': '免费期与超期费', 'zh-TW': '免費期與逾期費', en: 'Free time and daily charges', ru: 'Бесплатный срок и плата за день' },
  remark: { 'zh-CN': '备注', 'zh-TW': '備註', en: 'Remark', ru: 'Примечание' },
}

export const tariffHeading = (column: TariffColumn, language: Language): string => headings[column][language]

/** Headings in sheets written before a column was renamed. */
const formerHeadings: Partial<Record<TariffColumn, readonly string[]>> = {
  carrierCode: ['船公司代码', '船公司代碼', 'Код судоходной линии'],
}

const plainHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()

const columnsByHeading = new Map(
  tariffSheetColumns.flatMap((column) =>
    [
      wireNameOf(column),
      ...languages.map((language) => headings[column][language]),
      ...(formerHeadings[column] ?? []),
    ].map((heading) => [plainHeading(heading), column] as const),
  ),
)

/** The heading may be in any of our languages or as on the wire. */
export const tariffColumnCalled = (heading: string): TariffColumn | undefined =>
  columnsByHeading.get(plainHeading(heading))
