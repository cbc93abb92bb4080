import type { WorkorderDeskText } from './zh-cn.ts'

export const text = {
  'workorder.open-whole': '全部貨物開一張工作單',
  'workorder.open-shared': '併櫃貨物開一張工作單，櫃號隨併櫃單而定',
  'workorder.consolidations': '併櫃單',
  'workorder.payer-codes': '各段付費人',
  'workorder.gauge-places': '換裝地點',
} satisfies WorkorderDeskText
