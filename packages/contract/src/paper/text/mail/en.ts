import type { PaperMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-shipmentLate-subject': 'Booking {no}: shipment after the date in the letter of credit',
  'insight.mail-shipmentLate-text':
    'The cargo of work order {job} ships on {day}, after the latest shipment date of the letter of credit ({latest}). Have the credit amended, or ask us for another departure.',
} satisfies PaperMailText
