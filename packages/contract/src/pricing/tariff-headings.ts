import { boxSizes } from '../reference/box-sizes.ts'
import { type Language, languages } from '../shared/languages.ts'
import { wireNameOf } from '../shared/wire-names.ts'
import { priceColumns } from './box.ts'
import { type TariffColumn, tariffSheetColumns } from './tariff-sheet.ts'

type Heading = Readonly<Record<Language, string>>

/** What a price for a box is called: COC 20GP in every language. */
const priceHeadings = Object.fromEntries(
  priceColumns.map((column) => {
    const word = `${column.slice(0, 3)} ${column.slice(3)}`.toUpperCase()
    return [column, { 'zh-CN': word, 'zh-TW': word, en: word, ru: word }]
  }),
) as unknown as Readonly<Record<(typeof priceColumns)[number], Heading>>

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

/** What the columns of a sheet of prices are called. */
// biome-ignore format: a table
const headings: Readonly<Record<TariffColumn, Heading>> = {
  ...priceHeadings,
  ...limitHeadings,
  lineNo: { 'zh-CN': '运价编号', 'zh-TW': '運價編號', en: 'Tariff no.', ru: '№ тарифа' },
  serviceModeId: { 'zh-CN': '运输方式', 'zh-TW': '運輸方式', en: 'Mode', ru: 'Вид транспорта' },
  originCode: { 'zh-CN': '起运地代码', 'zh-TW': '起運地代碼', en: 'Origin code', ru: 'Код пункта отправления' },
  destinationCode: { 'zh-CN': '目的地代码', 'zh-TW': '目的地代碼', en: 'Destination code', ru: 'Код пункта назначения' },
  entryPortCode: { 'zh-CN': '口岸代码', 'zh-TW': '口岸代碼', en: 'Border crossing code', ru: 'Код погранперехода' },
  carrierCode: { 'zh-CN': '船公司代码', 'zh-TW': '船公司代碼', en: 'Carrier code', ru: 'Код судоходной линии' },
  validFrom: { 'zh-CN': '生效日期', 'zh-TW': '生效日期', en: 'Valid from', ru: 'Действует с' },
  validTo: { 'zh-CN': '失效日期', 'zh-TW': '失效日期', en: 'Valid to', ru: 'Действует по' },
  currency: { 'zh-CN': '币种', 'zh-TW': '幣別', en: 'Currency', ru: 'Валюта' },
  direction: { 'zh-CN': '方向（E/I/NM）', 'zh-TW': '方向（E/I/NM）', en: 'Direction (E/I/NM)', ru: 'Направление (E/I/NM)' },
  crossTrade: { 'zh-CN': '第三国运输（T/F）', 'zh-TW': '第三國運輸（T/F）', en: 'Cross trade (T/F)', ru: 'Между третьими странами (T/F)' },
  viaCodes: { 'zh-CN': '途经代码', 'zh-TW': '途經代碼', en: 'Via codes', ru: 'Коды промежуточных пунктов' },
  trainOperator: { 'zh-CN': '班列运营方', 'zh-TW': '班列營運方', en: 'Train operator', ru: 'Организатор поезда' },
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
  included: { 'zh-CN': '已包含', 'zh-TW': '已包含', en: 'Included', ru: 'Включено' },
  notIncluded: { 'zh-CN': '未包含', 'zh-TW': '未包含', en: 'Not included', ru: 'Не включено' },
  surcharges: { 'zh-CN': '附加费', 'zh-TW': '附加費', en: 'Surcharges', ru: 'Надбавки' },
  pickUpPlaces: { 'zh-CN': '提空箱地', 'zh-TW': '領空櫃地', en: 'Empty pick-up places', ru: 'Места получения порожних' },
  returnPlaces: { 'zh-CN': '还空箱地', 'zh-TW': '還空櫃地', en: 'Empty return places', ru: 'Места возврата порожних' },
  freeTimes: { 'zh-CN': '免费期与超期费', 'zh-TW': '免費期與逾期費', en: 'Free time and daily charges', ru: 'Бесплатный срок и плата за день' },
  remark: { 'zh-CN': '备注', 'zh-TW': '備註', en: 'Remark', ru: 'Примечание' },
}

export const tariffHeading = (column: TariffColumn, language: Language): string => headings[column][language]

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()

const columnsByHeading = new Map(
  tariffSheetColumns.flatMap((column) =>
    [wireNameOf(column), ...languages.map((language) => headings[column][language])].map(
      (heading) => [plain(heading), column] as const,
    ),
  ),
)

/** The column that a heading names, in any of our languages or as on the wire. */
export const tariffColumnCalled = (heading: string): TariffColumn | undefined => columnsByHeading.get(plain(heading))
