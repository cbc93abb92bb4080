import type { ReferenceText } from './zh-cn.ts'

export const text: ReferenceText = {
  'reference.missing': 'Запись в справочнике не найдена',
  'reference.changed-meanwhile': 'Запись только что изменили. Обновите её и повторите',
  'reference.code-taken': 'Такой код уже есть',
  'reference.rate-unknown': 'Для этой валюты и месяца курса нет',
  'reference.name-needed': 'Укажите название на всех четырёх языках',
  'reference.code-needed': 'Укажите код',
  'reference.code-wrong': 'Такого кода быть не может',
  'reference.pinyin-wrong': 'Пиньинь: полностью строчными, запятая, первые буквы',
  'reference.country-unknown': 'Такого кода страны нет',
  'reference.city-unknown': 'Такого города нет',
  'reference.currency-unknown': 'Такой валюты нет',
  'reference.month-wrong': 'Месяц пишется так: 2026-01',
  'reference.gauge-wrong': 'Колея пишется так: 1435 или 1435/1520',
  'reference.coordinate-wrong': 'Такой координаты нет',
  'reference.time-zone-unknown': 'Такого часового пояса нет',
}
