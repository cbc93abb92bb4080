import type { PaperDeskText } from './zh-cn.ts'

export const text = {
  'paper.si-fill-in-for': 'Заполнить за клиента',
  'paper.si-sent-late': 'Подана после срока',
  'paper.si-lacks': 'Не хватает',
  'paper.si-differences': 'Отличается от рабочего заказа, данные заказа остаются (инструкция / заказ):',
  'paper.si-return': 'Вернуть для правок',
  'paper.si-field': 'Поле',
  'paper.si-was-returned': 'Возвращена клиенту',
  'paper.si-finalise': 'Согласовать',
  'paper.si-finalise-ask':
    'Согласовать отгрузочную инструкцию по {job}? Контейнеры, пломбы и данные попадут в рабочий заказ.',
  'paper.si-finalise-ask-SLI': 'Согласовать инструкцию грузоотправителя по {job}? Её данные попадут в рабочий заказ.',
  'paper.si-finalise-ask-LOADING': 'Согласовать данные для CMR по {job}? Они попадут в рабочий заказ.',
  'paper.si-finalised': 'Отгрузочная инструкция согласована',
  'paper.si-finalised-SLI': 'Инструкция грузоотправителя согласована',
  'paper.si-finalised-LOADING': 'Данные для CMR согласованы',
  'paper.hold-reason': 'Причина удержания',
  'paper.manifest-take': 'Скачать манифест',
  'paper.manifest-empty': 'На это отправление ещё ничего не забронировано',
  'paper.release-it': 'Выдать груз',
  'paper.hold-it': 'Удержать груз',
  'paper.hold-hint': 'Клиент увидит причину и время удержания.',
  'paper.release-ask': 'Выдать груз рабочего заказа {jobNo}?',
  'paper.released-now': 'Груз выдан',
} satisfies PaperDeskText
