import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { instant, nothing } from '../shared/wire-values.ts'

/** Alarms for the house: spent message budgets, one address for everybody, audit entries unsealed for over a minute. */
const alarmKinds = [
  'sms-day',
  'sms-country',
  'sms-strangers',
  'sms-country-strangers',
  'email-day',
  'email-strangers',
  'one-address',
  'audit-unsealed',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

const deskAlarm = z.object({
  alarmKind: z.enum(alarmKinds),
  /** The area code of the telephones concerned. */
  countryCode: z.string().optional(),
  /** Till when, if nothing else happens. */
  until: instant.optional(),
  address: z.string().optional(),
  /** Entries of the audit log without a seal, and the seconds for which the oldest of them waits. */
  waiting: z.int().optional(),
  waitingS: z.int().optional(),
})
export type DeskAlarm = z.infer<typeof deskAlarm>

/** Bookings of the sample business that are made, of all that will be. */
const sampleProgress = z.object({ made: z.int(), total: z.int() })
export type SampleProgress = z.infer<typeof sampleProgress>

export const deskAlarmEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/desk-alarms',
    by: ['staff'],
    summary:
      'What the house must know at once: budgets of text messages that are used up, with till when, and for administrators a proxy that nobody named and an audit log that is sealed no longer. Also how far the sample business has come, while it is being made.',
    input: nothing,
    output: z.object({ items: z.array(deskAlarm), samples: sampleProgress.optional() }),
  }),
}
