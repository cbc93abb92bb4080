import type { ComparedText } from './zh-cn.ts'

export const text: ComparedText = {
  'pricing.ticked': 'Отмечен {count}|Отмечено {count}|Отмечено {count}',
  'pricing.tick-another': 'Отметьте ещё один или два варианта',
  'pricing.compare-clear': 'Сбросить',
  'pricing.side-by-side': 'Сравнить рядом',
  'pricing.trade':
    '{cheap} дешевле, чем {dear}, на {saving}, но прибывает на {count} день позже: {day} за каждый выигранный день|{cheap} дешевле, чем {dear}, на {saving}, но прибывает на {count} дня позже: {day} за каждый выигранный день|{cheap} дешевле, чем {dear}, на {saving}, но прибывает на {count} дней позже: {day} за каждый выигранный день',
  'pricing.trade-both':
    '{cheap} дешевле, чем {dear}, на {saving} и прибывает на {count} день раньше|{cheap} дешевле, чем {dear}, на {saving} и прибывает на {count} дня раньше|{cheap} дешевле, чем {dear}, на {saving} и прибывает на {count} дней раньше',
  'pricing.trade-same-day': '{cheap} дешевле, чем {dear}, на {saving} и прибывает в тот же день',
  'pricing.trade-same-price':
    '{early} стоит столько же, сколько {late}, и прибывает на {count} день раньше|{early} стоит столько же, сколько {late}, и прибывает на {count} дня раньше|{early} стоит столько же, сколько {late}, и прибывает на {count} дней раньше',
}
