import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { flag, nothing } from '../shared/wire-values.ts'

/** Events of which a customer's users hear by e-mail until they switch one off, in the order of a booking's way. */
export const notificationEvents = [
  'inquiryAnswered',
  'received',
  'returned',
  'refused',
  'offered',
  'feeAsked',
  'changed',
  'moveAsked',
  'moved',
  'declined',
  'cancelled',
  'stopped',
  'resumed',
  'cutoffNear',
  'papersMissing',
  'shipped',
  'delayed',
  'shipmentLate',
  'arrived',
  'completionIssued',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

export const notificationChannels = ['email', 'sms'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

const notificationPreferences = z.object({
  emails: z.array(z.string()),
  phone: z.string().optional(),
  events: z.array(z.object({ event: z.enum(notificationEvents), channels: z.array(z.enum(notificationChannels)) })),
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

const notificationChoice = z.object({
  event: z.enum(notificationEvents),
  channel: z.enum(notificationChannels),
  isOn: flag,
})
export type NotificationChoice = z.infer<typeof notificationChoice>

/** The link in a mail, which switches one event off, once. */
const offLink = z.object({ key: z.string().min(1).max(100) })
const switchedOff = z.object({ event: z.enum(notificationEvents) })
const byLink = { method: 'POST', by: ['guest', 'customer', 'staff'], company: 'optional' } as const

const preferenceCall = { path: '/api/v1/notification-preferences', by: ['customer'], company: 'optional' } as const

export const notificationEndpoints = {
  show: endpoint({
    method: 'GET',
    ...preferenceCall,
    summary: 'What the caller hears of, by which channel, and at which addresses.',
    input: nothing,
    output: notificationPreferences,
  }),
  save: endpoint({
    method: 'PUT',
    ...preferenceCall,
    summary:
      'Turns one event on or off for one channel. Messages are written in the language of this call from now on.',
    input: notificationChoice,
    output: notificationPreferences,
  }),
  lookAtOffLink: endpoint({
    ...byLink,
    path: '/api/v1/notification-off-look',
    summary: 'Tells which event the link in a mail switches off; it changes nothing.',
    reads: true,
    input: offLink,
    output: switchedOff,
  }),
  switchOff: endpoint({
    ...byLink,
    path: '/api/v1/notification-off',
    summary: 'Switches off by e-mail what the mail told of, for its reader, without a login. A link works once.',
    idempotent: false,
    input: offLink,
    output: switchedOff,
  }),
}
