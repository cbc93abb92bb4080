/** The words of consolidations, which the desk alone sees. */
export const text = {
  'workorder.open-whole': '全部货物开一张工作单',
  'workorder.open-shared': '拼箱货物开一张工作单，箱号随拼箱单而定',
  'workorder.consolidations': '拼箱单',
  'workorder.payer-codes': '各段付费人',
  'workorder.gauge-places': '换装地点',
} as const

export type WorkorderDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
