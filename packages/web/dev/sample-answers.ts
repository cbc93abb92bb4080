import { signWith } from '../src/platform/signing.ts'

const named = (stem: string, name: string) =>
  Object.fromEntries(['', 'Chs', 'Cht', 'Eng', 'Rus'].map((language) => [stem + language, name]))
const truck = (Type: string, InOut: string, label: string) => ({
  ...named('TypeName', label),
  label,
  value: Type,
  Type,
  InOut,
  Body: 'BOX',
})
const hsCode = (Code: string, label: string) => ({ ...named('Name', label), label, Code, Level: 6, Chapter: '84' })
const currency = (CurrCd: string, name: string) => ({
  ...named('CurrName', name),
  label: name,
  value: CurrCd,
  subLabel: name,
  CurrCd,
})
const agent = (value: string, label: string) => ({ value, label, subLabel: value })
const pageOf = (Items: unknown[]) => ({ Items, Total: Items.length, PageIndex: 1, PageSize: 50 })
const fitting = <Row extends object>(rows: readonly Row[], typed: string) =>
  rows.filter((row) => JSON.stringify(row).toLowerCase().includes(typed.toLowerCase()))

const answers: Readonly<Record<string, (asked: URLSearchParams) => unknown>> = {
  'cartype-query': (asked) =>
    asked.get('inout') === 'I'
      ? [truck('D042', 'I', 'Box truck 4.2 m'), truck('D096', 'I', 'Box truck 9.6 m')]
      : [truck('F136', 'O', 'Tautliner 13.6 m'), truck('F120', 'O', 'Mega trailer')],
  'omshscode-list': (asked) =>
    pageOf(
      fitting(
        [hsCode('8471.30', 'Portable computers'), hsCode('8507.60', 'Lithium-ion batteries')],
        asked.get('filter') ?? '',
      ),
    ),
  'currency-query': () => [currency('USD', 'US dollar'), currency('CNY', 'Renminbi'), currency('EUR', 'Euro')],
  'dialog-mySalerlist': () => ({
    Items: [{ SalerId: 'c0000000-0000-4000-8000-000000000001', RealName: 'Li Na', Account: 'lina' }],
  }),
  'sample-agents': (asked) => ({
    Items: fitting(
      [agent('A1', 'Khorgos Transit'), agent('A2', 'Altynkol Freight')],
      asked.get('key') ?? asked.get('filter') ?? '',
    ),
  }),
}

/** Answers from samples what fields of the gallery ask a server for; all else goes its way. */
export function serveSamples(): void {
  signWith({ signatureSecret: 'sample', tokenId: '', clockOffsetMs: 0 })
  const send = window.fetch
  window.fetch = async (asked, init) => {
    const url = new URL(String(asked instanceof Request ? asked.url : asked), location.href)
    const answer = answers[url.pathname.replace('/api/v1/', '')]
    return answer ? Response.json({ success: true, data: answer(url.searchParams) }) : send(asked, init)
  }
}
