import { text as failures } from '@landbridge/contract/paper/text/ru'
import type { PaperText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.si-full': 'Отгрузочная инструкция (SI)',
  'workorder.si-title': 'Отгрузочная инструкция (SI) по {job}',
  'workorder.si-vgm': 'VGM, кг',
  'workorder.si-pieces': 'мест',
  'workorder.si-fill-in': 'Заполнить',
  'workorder.si-read': 'Посмотреть',
  'workorder.si-save': 'Сохранить',
  'workorder.si-send': 'Подать SI',
  'workorder.si-send-ask':
    'Подать отгрузочную инструкцию по {job}? Мы её проверим; изменить её можно будет после возврата.',
  'workorder.si-was-sent': 'Отгрузочная инструкция подана',
  'workorder.si-returned-head': 'Просим исправить:',
  'workorder.issued': 'Выпуск',
  'workorder.held-for': 'Удержан: {reason}',
  'workorder.draft-to-check': 'Проект накладной на проверку',
  'workorder.draft-to-check-hint':
    'Проверьте стороны, груз, контейнер и пломбы. До оформления накладной изменения бесплатны, после — платные.',
  'workorder.draft-confirm': 'Подтвердить проект',
  'workorder.draft-confirm-ask':
    'Всё ли верно в проекте накладной по заказу {job}? Накладная будет оформлена в этом виде.',
  'workorder.draft-was-confirmed': 'Проект подтверждён',
  'workorder.draft-change': 'Запросить изменение',
  'workorder.draft-change-title': 'Изменение проекта накладной',
  'workorder.draft-change-hint': 'Мы исправим проект и отправим его вам снова.',
  'workorder.draft-change-words': 'Что изменить',
  'workorder.draft-change-sent': 'Запрос отправлен',
  'workorder.truck': 'Машина',
  'workorder.consignment': 'Партия груза',
  'workorder.si-part': 'Единица',
  'workorder.draft-cmr': 'Проект накладной CMR',
  'workorder.draft-cmr-to-check': 'Проект накладных CMR на проверке',
  'workorder.draft-cmr-to-check-hint': 'Проверьте проект по каждой машине, затем подтвердите или укажите правки.',
  'workorder.draft-cmr-confirm-ask': 'Подтвердить проект накладных CMR по {job}?',
  'workorder.draft-bill-to-check': 'Проект коносамента на проверку',
  'workorder.draft-bill-to-check-hint':
    'Проверьте стороны, груз, контейнеры, пломбы и способ выдачи. До выпуска коносамента правка бесплатна, после выпуска — платная.',
  'workorder.draft-bill-confirm-ask': 'Всё в проекте {job} верно? Коносамент будет выпущен в этом виде.',
  'workorder.draft-waybill-to-check': 'Проект авианакладной на проверку',
  'workorder.draft-waybill-to-check-hint': 'Проверьте стороны, груз, места и массу: после выпуска изменения платные.',
  'workorder.draft-waybill-confirm-ask': 'Всё в проекте {job} верно? Авианакладная будет выпущена в этом виде.',
} satisfies PaperText
