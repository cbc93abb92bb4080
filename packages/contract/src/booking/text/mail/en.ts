import type { BookingMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-received-subject': 'Booking {no} is accepted',
  'insight.mail-received-text':
    'We have accepted your booking. Have cargo and papers ready by the cut-offs shown in the booking.',
  'insight.mail-returned-subject': 'Booking {no} needs changes',
  'insight.mail-returned-text':
    'We have sent your booking back. Open it, change what is marked field by field, and submit it again.',
  'insight.mail-refused-subject': 'Booking {no} is declined',
  'insight.mail-refused-text':
    'We are sorry that we cannot carry this cargo. The reason is shown in the booking. Talk to your salesperson about another way, or place a new booking.',
  'insight.mail-stopped-subject': 'Booking {no} is on hold',
  'insight.mail-stopped-text':
    'Your booking is on hold for the reason shown in it. Your operator can tell you how to resume it.',
  'insight.mail-shipped-subject': 'Booking {no}: your cargo has departed',
  'insight.mail-shipped-text': 'Your cargo has left. You can see at any time where it is and when it is expected.',
  'insight.mail-offered-subject': 'Booking {no}: we have another offer for you',
  'insight.mail-offered-text':
    'We offer another departure or price for your booking. Open it and answer before the offer ends.',
  'insight.mail-feeAsked-subject': 'Booking {no}: a fee needs your consent',
  'insight.mail-feeAsked-text':
    'What you asked for carries a fee. Open the booking to see how much: we proceed once you agree, or you can withdraw the request.',
  'insight.mail-changed-subject': 'Booking {no} is changed',
  'insight.mail-changed-text':
    'The change you asked for is in force. Open the booking and check its departure, cut-offs and price.',
  'insight.mail-moveAsked-subject': 'Booking {no}: a later departure needs your answer',
  'insight.mail-moveAsked-text':
    'Your cargo can go by another departure at the price shown in the booking. Its space is held for 24 hours: open the booking and answer within that time.',
  'insight.mail-moved-subject': 'Booking {no} goes by another departure',
  'insight.mail-moved-text':
    '{what} goes by {to}, leaving {day}, and no longer by {from}. Reason: {reason}. Cut-offs and documents have changed with it: open the booking and check them.',
  'insight.mail-moved-whole': 'Your cargo',
  'insight.mail-declined-subject': 'Booking {no}: your request is declined',
  'insight.mail-declined-text':
    'We could not do what you asked for, and the booking stays as it was. The reason is shown in it.',
  'insight.mail-cancelled-subject': 'Booking {no} is cancelled',
  'insight.mail-cancelled-text': 'This booking is cancelled. A fee, if there is one, is shown in it.',
  'insight.mail-resumed-subject': 'Booking {no} is no longer on hold',
  'insight.mail-resumed-text': 'We are working on your booking again. Open it and check the cut-offs.',
  'insight.mail-cutoffNear-subject': 'Booking {no}: a cut-off is near',
  'insight.mail-cutoffNear-text': 'The first cut-off is within 48 hours: {at}. All cut-offs are shown in the booking.',
  'insight.mail-papersMissing-subject': 'Booking {no}: documents are missing',
  'insight.mail-papersMissing-text':
    'These documents are still missing:\n{papers}\nYou can upload them in the booking.',
  'insight.mail-paper': '{paper}, by {day}',
  'insight.mail-inquiryAnswered-subject': 'Inquiry {no}: we have answered',
  'insight.mail-inquiryAnswered-text':
    'We have answered your inquiry. Read the answer, and make a booking of it if it suits you.',
  'insight.mail-inquiry': 'Inquiry {no}, {lane}\n\n{sentence}',
  'insight.mail-inquiry-link': 'Open your inquiries:\n{link}',
  'insight.mail-inquiry-no-link': 'Log in to {portal} to see the inquiry.',
  'insight.mail-text': 'Booking {no}, {lane}\n\n{sentence}',
  'insight.mail-link': 'Open the booking:\n{link}',
  'insight.mail-no-link': 'Log in to {portal} to see the booking.',
  'insight.sms-text': '{portal}: {what} ({lane})',
} satisfies BookingMailText
