import { type AlarmKind, deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { type AnyTextKey, useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import styles from './desk-alarms.module.css'

const everyMs = 60_000
/** The shorter interval while the sample business is made. */
const everyMsMeanwhile = 10_000

const words = {
  'sms-day': 'insight.alarm-sms-day',
  'sms-country': 'insight.alarm-sms-country',
  'sms-strangers': 'insight.alarm-sms-strangers',
  'sms-country-strangers': 'insight.alarm-sms-country-strangers',
  'email-day': 'insight.alarm-email-day',
  'email-strangers': 'insight.alarm-email-strangers',
  'one-address': 'insight.alarm-one-address',
  'audit-unsealed': 'insight.alarm-audit-unsealed',
} as const satisfies Record<AlarmKind, AnyTextKey>

/** Alarms above every page of the back office, and on the first one the progress of the sample business. */
export function DeskAlarms() {
  const text = useText()
  const format = useFormat()
  const { pathname } = useLocation()
  const [pollMs, setPollMs] = useState(everyMs)
  const { items = [], samples } = useCall(deskAlarmEndpoints.list, {}, { staleMs: pollMs, pollMs }).data ?? {}
  const wantedMs = samples ? everyMsMeanwhile : everyMs
  if (wantedMs !== pollMs) setPollMs(wantedMs)
  const arriving = pathname === deskPaths.bookings() ? samples : undefined
  if (items.length === 0 && !arriving) return null
  return (
    <div className={`stack tight ${styles.alarms}`} role="status">
      {items.map(({ alarmKind, countryCode, until, address, waiting = 0, waitingS = 0 }) => (
        <Note key={`${alarmKind} ${countryCode ?? ''}`} tone="warn">
          {text(words[alarmKind], {
            country: `+${countryCode}`,
            until: format.dayTime(until),
            address: address ?? '',
            count: waiting,
            span: format.span(waitingS * 1000),
          })}
        </Note>
      ))}
      {arriving && (
        <small className="muted">
          {text('insight.samples-arriving', {
            made: format.number(arriving.made),
            total: format.number(arriving.total),
          })}
        </small>
      )}
    </div>
  )
}
