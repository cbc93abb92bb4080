import type { PaperMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-shipmentLate-subject': 'Заявка {no}: отгрузка позже срока аккредитива',
  'insight.mail-shipmentLate-text':
    'Груз по заказу {job} отправляется {day} — позже предельной даты отгрузки по аккредитиву ({latest}). Измените аккредитив или попросите нас о другом отправлении.',
} satisfies PaperMailText
