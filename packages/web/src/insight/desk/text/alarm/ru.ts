export const alarmWords = {
  'insight.alarm-sms-day': 'Все SMS на сегодня отправлены: до {until} коды не получит никто.',
  'insight.alarm-sms-country': 'Все SMS на сегодня на номера {country} отправлены: до {until} коды туда не придут.',
  'insight.alarm-sms-strangers':
    'SMS для новых клиентов исчерпаны: до {until} коды получают только известные нам клиенты.',
  'insight.alarm-sms-country-strangers':
    'SMS для новых клиентов с номерами {country} исчерпаны: до {until} коды там получают только известные нам клиенты.',
  'insight.alarm-one-address':
    'Похоже, все приходят с адреса {address}: это прокси, не указанный в TRUST_PROXY. Неверные пароли одного замедляют вход всем.',
  'insight.samples-arriving': 'Примеры данных ещё загружаются: {made} из {total} заявок',
}
