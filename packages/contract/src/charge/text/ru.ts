import type { ChargeText } from './zh-cn.ts'

export const text = {
  'workorder.part-missing': 'Такой записи нет, возможно, она удалена',
  'workorder.charge-locked': 'Начисление уже в счёте и не изменяется; исправьте его новой строкой',
  'workorder.charge-confirmed': 'Это начисление уже подтверждено',
  'workorder.charge-code-unknown': 'Такого начисления нет',
  'workorder.charge-side-wrong': 'Это начисление не используется с выбранной стороной (к получению или к оплате)',
  'workorder.unit-unknown': 'Такой единицы нет',
  'workorder.party-needed': 'Укажите поставщика',
  'workorder.diff-reason-needed': 'Сумма выше котировки: укажите причину',
  'workorder.payer-reason-needed': 'Укажите, почему платит не та сторона, что в расчёте',
} satisfies ChargeText
