import type { ComparedText } from './zh-cn.ts'

export const text: ComparedText = {
  'pricing.ticked': '已選 {count} 個',
  'pricing.tick-another': '再選一兩個方案即可比較',
  'pricing.compare-clear': '清除',
  'pricing.side-by-side': '並排比較',
  'pricing.trade': '{cheap} 比 {dear} 便宜 {saving}，晚到 {count} 天：每快一天多付 {day}',
  'pricing.trade-both': '{cheap} 比 {dear} 便宜 {saving}，還早到 {count} 天',
  'pricing.trade-same-day': '{cheap} 比 {dear} 便宜 {saving}，同日抵達',
  'pricing.trade-same-price': '{early} 與 {late} 同價，早到 {count} 天',
}
