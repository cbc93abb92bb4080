import { plainText } from '@landbridge/contract/shared/reading/plain-text'

/** Words by which lists call a line that restates others, folded; what one page carries to the next is restated as well. */
const totalWords = {
  total: 'total totals totaal ttl sum gesamt summe insgesamt итого всего итог сумма'.split(' '),
  subtotal: 'subtotal subtotals zwischensumme подытог carriedforward перенос'.split(' '),
}
const hanTotal = {
  total: '合计|合計|总计|總計|共计|共計|总共|總共|合共|累计|累計|汇总|彙總|[总總](?=[数數件箱重毛净淨体體])',
  subtotal: '小计|小計|承前[页頁]|[转轉](?:下|次)[页頁]|[过過]次[页頁]',
}

/** Words that may stand with them and name no goods. */
const companions = new Set(
  `grand sub overall page container containers packages package pkgs pkg ctns ctn cartons carton pcs pieces items lines goods cargo
  quantity qty amount number no of for the in this all and per gross net weight volume measurement cbm kg kgs gw nw g n w m
  по контейнеру контейнер контейнера мест места место местам масса вес брутто нетто объем кг м шт груз грузу груза странице страница
  списку листу общий общая общее общии количество промежуточный промежуточныи и партии накладнои накладной в`.split(
    /\s+/,
  ),
)
const hanCompanions = '数數件箱托公斤千克立方米吨噸重量体體积積毛净淨本页頁以上全部货貨物柜櫃票批该該'

type TotalKind = 'total' | 'subtotal'
const kinds: readonly TotalKind[] = ['total', 'subtotal']

/** The part of a cell that words for totals take: all of it ("Grand total: 15 ctns"), its beginning or end, or none. */
export function totalWordsIn(cell: string, kind?: TotalKind): 'only' | 'begins' | 'none' {
  const wantedKinds = kind ? [kind] : kinds
  const tokens = tokensOf(cell)
  const isTotal = (token: string) =>
    wantedKinds.some((one) => totalWords[one].includes(token) || isHanTotal(token, one))
  if (!tokens.some(isTotal)) return tokens.some((token) => beginsHan(token, wantedKinds)) ? 'begins' : 'none'
  const isMore = (token: string) => kinds.some((one) => totalWords[one].includes(token) || isHanTotal(token, one))
  if (tokens.every((token) => isMore(token) || isCompanion(token))) return 'only'
  return isTotal(tokens[0] ?? '') || isTotal(tokens.at(-1) ?? '') ? 'begins' : 'none'
}

const isCompanion = (token: string): boolean =>
  companions.has(token) || [...token].every((sign) => hanCompanions.includes(sign))

const isHanTotal = (token: string, kind: TotalKind): boolean => {
  const without = token.replace(new RegExp(hanTotal[kind], 'u'), '')
  return without !== token && [...without].every((sign) => hanCompanions.includes(sign))
}

const beginsHan = (token: string, wanted: readonly TotalKind[]): boolean =>
  wanted.some((kind) => new RegExp(`^(?:${hanTotal[kind]})`, 'u').test(token))

/** The words of a cell, small and without accents; figures and container numbers are none. */
function tokensOf(cell: string): string[] {
  const folded = plainText(cell)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll(/\b[a-z]{4}[\s-]?\d{6}[\s-]?\d\b/g, ' ')
    .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .replaceAll(/\bsub[\s-]+total/g, 'subtotal')
    .replaceAll(/\b(?:carried|brought)[\s-]+(?:forward|over|down)\b/g, 'carriedforward')
  return folded.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L})+/gu) ?? []
}
