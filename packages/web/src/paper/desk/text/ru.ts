import type { PaperDeskText } from './zh-cn.ts'

export const text = {
  'workorder.si-fill-in-for': 'Заполнить за клиента',
  'workorder.si-sent-late': 'Подана после срока',
  'workorder.si-lacks': 'Не хватает',
  'workorder.si-differences': 'Отличается от рабочего заказа, данные заказа остаются (SI / заказ):',
  'workorder.si-return': 'Вернуть для правок',
  'workorder.si-field': 'Поле',
  'workorder.si-was-returned': 'Возвращена клиенту',
  'workorder.si-finalise': 'Согласовать',
  'workorder.si-finalise-ask':
    'Согласовать отгрузочную инструкцию по {job}? Контейнеры, пломбы и данные попадут в рабочий заказ.',
  'workorder.si-finalised': 'Отгрузочная инструкция согласована',
  'workorder.hold-reason': 'Причина удержания',
  'workorder.manifest-take': 'Скачать манифест',
  'workorder.manifest-empty': 'На это отправление ещё ничего не забронировано',
  'workorder.release-it': 'Выдать груз',
  'workorder.hold-it': 'Удержать груз',
  'workorder.hold-hint': 'Клиент увидит причину и время удержания.',
  'workorder.release-ask': 'Выдать груз рабочего заказа {jobNo}?',
  'workorder.released-now': 'Груз выдан',
} satisfies PaperDeskText
