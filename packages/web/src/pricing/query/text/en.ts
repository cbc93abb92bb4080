import type { ComparedText } from './zh-cn.ts'

export const text: ComparedText = {
  'pricing.ticked': '{count} ticked|{count} ticked',
  'pricing.tick-another': 'Tick one or two more to compare',
  'pricing.compare-clear': 'Clear',
  'pricing.side-by-side': 'Compare side by side',
  'pricing.trade':
    '{cheap} is {saving} cheaper than {dear} and arrives {count} day later: {day} for each day gained|{cheap} is {saving} cheaper than {dear} and arrives {count} days later: {day} for each day gained',
  'pricing.trade-both':
    '{cheap} is {saving} cheaper than {dear} and arrives {count} day earlier|{cheap} is {saving} cheaper than {dear} and arrives {count} days earlier',
  'pricing.trade-same-day': '{cheap} is {saving} cheaper than {dear} and arrives on the same day',
  'pricing.trade-same-price':
    '{early} costs the same as {late} and arrives {count} day earlier|{early} costs the same as {late} and arrives {count} days earlier',
}
