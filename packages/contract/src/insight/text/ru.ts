import type { InsightContractText } from './zh-cn.ts'

export const text = {
  'insight.address-needed': 'Сначала укажите адрес эл. почты или телефон для уведомлений',
  'insight.work-gone':
    'Этого задания больше нет в списке: оно выполнено, выполняется сейчас или снято. Обновите список.',
  'insight.mail-received-subject': 'Заявка {no} принята',
  'insight.mail-received-text': 'Мы приняли вашу заявку. Подготовьте груз и документы к срокам, указанным в заявке.',
  'insight.mail-returned-subject': 'Заявка {no}: нужны правки',
  'insight.mail-returned-text': 'Мы вернули вашу заявку. Откройте её, исправьте отмеченные поля и отправьте снова.',
  'insight.mail-refused-subject': 'Заявка {no} отклонена',
  'insight.mail-refused-text':
    'К сожалению, мы не можем перевезти этот груз. Причина указана в заявке. Обсудите другой вариант с менеджером или оформите новую заявку.',
  'insight.mail-stopped-subject': 'Заявка {no} приостановлена',
  'insight.mail-stopped-text':
    'Ваша заявка приостановлена, причина указана в ней. Как продолжить, подскажет ваш оператор.',
  'insight.mail-shipped-subject': 'Заявка {no}: поезд отправлен',
  'insight.mail-shipped-text':
    'Ваш груз в пути. Его местоположение и ожидаемую дату прибытия можно посмотреть в любое время.',
  'insight.mail-arrived-subject': 'Заявка {no}: груз прибыл',
  'insight.mail-arrived-text':
    'Груз по заказу {job} прибыл в пункт назначения. Организуйте вывоз и помните о сроке возврата контейнеров.',
  'insight.mail-completionIssued-subject': 'Заявка {no}: подтвердите выполнение',
  'insight.mail-completionIssued-text':
    'Выставлено подтверждение выполнения заказа {job}. Подтвердите его или возразите в течение 7 дней: затем заказ считается выполненным.',
  'insight.mail-text': 'Заявка {no}, {lane}\n\n{said}',
  'insight.mail-link': 'Открыть заявку:\n{link}',
  'insight.mail-no-link': 'Войдите на {portal}, чтобы посмотреть заявку.',
  'insight.mail-why':
    'Вы получили это письмо, потому что на {portal} в разделе «Аккаунт», «Уведомления» включено это уведомление. Отключить его можно там же.',
  'insight.sms-text': '{portal}: {what} ({lane})',
} satisfies InsightContractText
