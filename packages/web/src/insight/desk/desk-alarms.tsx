import { type AlarmKind, deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { useFormat } from '../../platform/format.ts'
import { type AnyTextKey, useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import styles from './desk-alarms.module.css'

const everyMs = 60_000

const words = {
  'sms-day': 'insight.alarm-sms-day',
  'sms-country': 'insight.alarm-sms-country',
  'sms-strangers': 'insight.alarm-sms-strangers',
  'sms-country-strangers': 'insight.alarm-sms-country-strangers',
  'one-address': 'insight.alarm-one-address',
  'audit-unsealed': 'insight.alarm-audit-unsealed',
} as const satisfies Record<AlarmKind, AnyTextKey>

/** What the house must know at once, above every page of the back office. */
export function DeskAlarms() {
  const text = useText()
  const format = useFormat()
  const { items = [] } = useCall(deskAlarmEndpoints.list, {}, { staleMs: everyMs, pollMs: everyMs }).data ?? {}
  if (items.length === 0) return null
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
    </div>
  )
}
