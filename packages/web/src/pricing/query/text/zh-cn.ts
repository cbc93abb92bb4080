/** Words of offers that are compared. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'pricing.ticked': '已选 {count} 个',
  'pricing.tick-another': '再选一两个方案即可对比',
  'pricing.compare-clear': '清除',
  'pricing.side-by-side': '并排对比',
  'pricing.trade': '{cheap} 比 {dear} 便宜 {saving}，晚到 {count} 天：每快一天多付 {day}',
  'pricing.trade-both': '{cheap} 比 {dear} 便宜 {saving}，还早到 {count} 天',
  'pricing.trade-same-day': '{cheap} 比 {dear} 便宜 {saving}，同日到达',
  'pricing.trade-same-price': '{early} 与 {late} 同价，早到 {count} 天',
} as const
export type ComparedText = Record<keyof typeof text, string>
type Compared = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Compared {}
}
