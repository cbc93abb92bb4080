import { z } from 'zod'
import { type Language, languages } from '../shared/languages.ts'
import { wireNameOf } from '../shared/wire-names.ts'
import { flag } from '../shared/wire-values.ts'
import type { PartnerKind, PartnerService } from './local-partner.ts'

type WordsByLanguage = Readonly<Record<Language, string>>

/** The columns of a sheet of agents, terminals and depots, by their headings. */
// biome-ignore format: a table
const headings = {
  partnerKind:    { 'zh-CN': '类别', 'zh-TW': '類別', en: 'Kind', ru: 'Вид' },
  placeMode:      { 'zh-CN': '地点类型（SEA/AIR/RAIL/TRUCK）', 'zh-TW': '地點類型（SEA/AIR/RAIL/TRUCK）', en: 'Place type (SEA/AIR/RAIL/TRUCK)', ru: 'Тип пункта (SEA/AIR/RAIL/TRUCK)' },
  placeCode:      { 'zh-CN': '地点代码', 'zh-TW': '地點代碼', en: 'Place code', ru: 'Код пункта' },
  partnerName:    { 'zh-CN': '名称（英文）', 'zh-TW': '名稱（英文）', en: 'Name', ru: 'Название (латиницей)' },
  localName:      { 'zh-CN': '当地语言名称', 'zh-TW': '當地語言名稱', en: 'Local name', ru: 'Название на местном языке' },
  partnerAddress: { 'zh-CN': '地址', 'zh-TW': '地址', en: 'Address', ru: 'Адрес' },
  partnerPhone:   { 'zh-CN': '电话', 'zh-TW': '電話', en: 'Phone', ru: 'Телефон' },
  partnerEmail:   { 'zh-CN': '邮箱', 'zh-TW': '電子郵件', en: 'E-mail', ru: 'Эл. почта' },
  openingHours:   { 'zh-CN': '营业时间', 'zh-TW': '營業時間', en: 'Opening hours', ru: 'Часы работы' },
  partnerServices:{ 'zh-CN': '办理事项', 'zh-TW': '辦理事項', en: 'Services', ru: 'Что делает' },
  taxNo:          { 'zh-CN': '税号', 'zh-TW': '稅號', en: 'Tax number', ru: 'Налоговый номер' },
  eoriNo:         { 'zh-CN': 'EORI 号', 'zh-TW': 'EORI 號', en: 'EORI', ru: 'EORI' },
  partnerNote:    { 'zh-CN': '备注', 'zh-TW': '備註', en: 'Note', ru: 'Примечание' },
  preferred:      { 'zh-CN': '首选（T/F）', 'zh-TW': '首選（T/F）', en: 'First choice (T/F)', ru: 'Основной (T/F)' },
} as const satisfies Record<string, WordsByLanguage>

export type PartnerColumn = keyof typeof headings
export const partnerColumns = Object.keys(headings) as PartnerColumn[]
export const neededPartnerColumns = ['partnerKind', 'placeMode', 'placeCode', 'partnerName'] as const
export const mostPartnerRows = 5000

export const partnerHeading = (column: PartnerColumn, language: Language): string => headings[column][language]

// biome-ignore format: a table
const partnerKindWords: Readonly<Record<PartnerKind, WordsByLanguage>> = {
  agent:    { 'zh-CN': '代理', 'zh-TW': '代理', en: 'Agent', ru: 'Агент' },
  terminal: { 'zh-CN': '码头、场站', 'zh-TW': '碼頭、場站', en: 'Terminal', ru: 'Терминал' },
  depot:    { 'zh-CN': '堆场', 'zh-TW': '貨櫃場', en: 'Depot', ru: 'Депо' },
}

// biome-ignore format: a table
const partnerServiceWords: Readonly<Record<PartnerService, WordsByLanguage>> = {
  DO:        { 'zh-CN': '提货单', 'zh-TW': '提貨單', en: 'Delivery order', ru: 'Деливери-ордер' },
  OBL:       { 'zh-CN': '凭正本提单放货', 'zh-TW': '憑正本提單放貨', en: 'Release against original B/L', ru: 'Выдача по оригиналу коносамента' },
  TLX:       { 'zh-CN': '电放放货', 'zh-TW': '電放放貨', en: 'Telex release', ru: 'Выдача по телекс-релизу' },
  AWB:       { 'zh-CN': '运单随机文件', 'zh-TW': '提單隨機文件', en: 'AWB and documents', ru: 'Авианакладная и документы' },
  CUS:       { 'zh-CN': '清关', 'zh-TW': '清關', en: 'Customs clearance', ru: 'Таможенное оформление' },
  LOAD:      { 'zh-CN': '装货', 'zh-TW': '裝貨', en: 'Loading', ru: 'Погрузка' },
  DISCHARGE: { 'zh-CN': '卸货', 'zh-TW': '卸貨', en: 'Discharge', ru: 'Выгрузка' },
  PICKUP:    { 'zh-CN': '提空箱', 'zh-TW': '領空櫃', en: 'Empty pick-up', ru: 'Выдача порожних' },
  RETURN:    { 'zh-CN': '还空箱', 'zh-TW': '還空櫃', en: 'Empty return', ru: 'Приём порожних' },
}

const plainHeading = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()

const byWords = <Key extends string>(table: Readonly<Record<Key, WordsByLanguage>>, codeOf: (key: Key) => string) =>
  new Map<string, Key>(
    (Object.keys(table) as Key[]).flatMap((key) =>
      [codeOf(key), ...languages.map((language) => table[key][language])].map(
        (words) => [plainHeading(words), key] as const,
      ),
    ),
  )

const columnsByHeading = byWords<PartnerColumn>(headings, (column) => wireNameOf(column))
const kindsByWord = byWords(partnerKindWords, (kind) => kind)
const servicesByWord = byWords(partnerServiceWords, (service) => service)

/** The heading may be in any of our languages or as on the wire. */
export const partnerColumnCalled = (heading: string): PartnerColumn | undefined =>
  columnsByHeading.get(plainHeading(heading))
export const partnerColumnOnWire = (name: string): PartnerColumn | undefined =>
  partnerColumns.find((column) => wireNameOf(column) === name)
/** A kind or a service by its code or its name in any of our languages; else as it was typed, for the form to refuse. */
export const partnerKindCalled = (typed: string): string => kindsByWord.get(plainHeading(typed)) ?? typed
export const partnerServiceCalled = (typed: string): string => servicesByWord.get(plainHeading(typed)) ?? typed

export const partnerRowStates = ['new', 'changed', 'same', 'wrong'] as const
export type PartnerRowState = (typeof partnerRowStates)[number]

/** Every row of a sheet with what taking it over does, planned or done, and what is wrong with it; the columns are named as on the wire. */
export const partnerSheetReport = z.object({
  applied: z.boolean(),
  counts: z.record(z.enum(partnerRowStates), z.int()),
  headingFaults: z.array(z.object({ heading: z.string(), key: z.string() })),
  rows: z.array(
    z.object({
      row: z.int(),
      partnerName: z.string().optional(),
      what: z.enum(partnerRowStates),
      faults: z.array(z.object({ column: z.string(), key: z.string() })),
    }),
  ),
})
export type PartnerSheetReport = z.infer<typeof partnerSheetReport>
export const partnerSheetInput = z.object({ fid: z.uuid(), apply: flag.default(false) })
