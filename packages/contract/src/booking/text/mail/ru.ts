import type { BookingMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-received-subject': 'Заявка {no} принята',
  'insight.mail-received-text': 'Мы приняли вашу заявку. Подготовьте груз и документы к срокам, указанным в заявке.',
  'insight.mail-returned-subject': 'Заявка {no}: нужны правки',
  'insight.mail-returned-text': 'Мы вернули вашу заявку. Откройте её, исправьте отмеченные поля и подайте снова.',
  'insight.mail-refused-subject': 'Заявка {no} отклонена',
  'insight.mail-refused-text':
    'К сожалению, мы не можем перевезти этот груз. Причина указана в заявке. Обсудите другой вариант с менеджером или оформите новую заявку.',
  'insight.mail-stopped-subject': 'Заявка {no} приостановлена',
  'insight.mail-stopped-text':
    'Ваша заявка приостановлена, причина указана в ней. Как её возобновить, подскажет специалист сопровождения.',
  'insight.mail-shipped-subject': 'Заявка {no}: груз отправлен',
  'insight.mail-shipped-text':
    'Ваш груз в пути. Его местоположение и ожидаемую дату прибытия можно посмотреть в любое время.',
  'insight.mail-offered-subject': 'Заявка {no}: мы предлагаем другой вариант',
  'insight.mail-offered-text':
    'Мы предлагаем другое отправление или другую цену. Откройте заявку и ответьте, пока предложение действует.',
  'insight.mail-feeAsked-subject': 'Заявка {no}: нужно согласие с платой',
  'insight.mail-feeAsked-text':
    'За то, о чём вы просите, взимается плата. Откройте заявку и посмотрите сумму: мы продолжим после вашего согласия, либо отзовите запрос.',
  'insight.mail-changed-subject': 'Заявка {no} изменена',
  'insight.mail-changed-text':
    'Изменение, о котором вы просили, вступило в силу. Откройте заявку и проверьте отправление, сроки и цену.',
  'insight.mail-moveAsked-subject': 'Заявка {no}: перенос ждёт вашего ответа',
  'insight.mail-moveAsked-text':
    'Груз может уйти другим отправлением по цене, указанной в заявке. Места держим 24 часа: откройте заявку и ответьте до этого времени.',
  'insight.mail-moved-subject': 'Заявка {no}: груз уйдёт другим отправлением',
  'insight.mail-moved-text':
    '{what}: отправление {to}, {day}, вместо {from}. Причина: {reason}. Сроки закрытия и документы изменились: откройте заявку и проверьте их.',
  'insight.mail-moved-whole': 'Ваш груз',
  'insight.mail-declined-subject': 'Заявка {no}: запрос отклонён',
  'insight.mail-declined-text': 'Мы не смогли выполнить вашу просьбу, заявка осталась прежней. Причина указана в ней.',
  'insight.mail-cancelled-subject': 'Заявка {no} отменена',
  'insight.mail-cancelled-text': 'Эта заявка отменена. Если взимается плата, она указана в ней.',
  'insight.mail-resumed-subject': 'Заявка {no} снова в работе',
  'insight.mail-resumed-text': 'Ваша заявка больше не приостановлена. Откройте её и проверьте сроки.',
  'insight.mail-cutoffNear-subject': 'Заявка {no}: близится крайний срок',
  'insight.mail-cutoffNear-text': 'Ближайший срок наступит в течение 48 часов: {at}. Все сроки указаны в заявке.',
  'insight.mail-papersMissing-subject': 'Заявка {no}: не хватает документов',
  'insight.mail-papersMissing-text': 'Не хватает документов:\n{papers}\nИх можно загрузить в заявке.',
  'insight.mail-paper': '{paper} — срок {day}',
  'insight.mail-inquiryAnswered-subject': 'Запрос {no}: мы ответили',
  'insight.mail-inquiryAnswered-text':
    'Мы ответили на ваш запрос. Прочитайте ответ; если условия подходят, оформите по нему заявку.',
  'insight.mail-inquiry': 'Запрос {no}, {lane}\n\n{sentence}',
  'insight.mail-inquiry-link': 'Открыть запросы:\n{link}',
  'insight.mail-inquiry-no-link': 'Войдите на {portal}, чтобы посмотреть запрос.',
  'insight.mail-text': 'Заявка {no}, {lane}\n\n{sentence}',
  'insight.mail-link': 'Открыть заявку:\n{link}',
  'insight.mail-no-link': 'Войдите на {portal}, чтобы посмотреть заявку.',
  'insight.sms-text': '{portal}: {what} ({lane})',
} satisfies BookingMailText
