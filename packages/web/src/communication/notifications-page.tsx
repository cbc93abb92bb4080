import {
  type NotificationChannel,
  type NotificationEvent,
  type NotificationPreferences,
  notificationChannels,
} from '@landbridge/contract/communication/notification'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useText } from '../platform/text.tsx'
import { toast, toastError } from '../platform/ui/messages.ts'
import { Card, Note, PageHead } from '../platform/ui/parts.tsx'
import { printedPhone } from '../platform/ui/phone.tsx'
import { Loading } from '../platform/ui/states.tsx'
import { TableBox } from '../platform/ui/table-box.tsx'
import { Switch } from '../platform/ui/ticks.tsx'
import { useChooseNotification, useNotifications } from './notification-api.ts'
import styles from './notifications.module.css'

export function NotificationsPage() {
  const text = useText()
  const notifications = useNotifications()
  return (
    <div className="stack">
      <PageHead title={text('insight.notifications')} note={text('insight.notifications-note')} />
      <Loading query={notifications}>{(data) => <Preferences preferences={data} />}</Loading>
    </div>
  )
}

function Preferences({ preferences: { emails, phone, events } }: { preferences: NotificationPreferences }) {
  const text = useText()
  const reasonId = useId()
  const hasAddress = { email: emails.length > 0, sms: phone !== undefined }
  return (
    <div className={`stack ${styles.card}`}>
      {!hasAddress.email && <NoAddress id={`${reasonId}email`} words="insight.no-email" />}
      {!hasAddress.sms && <NoAddress id={`${reasonId}sms`} words="insight.no-phone" />}
      <Card>
        <TableBox>
          <table className={`table ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{text('insight.event')}</th>
                {notificationChannels.map((channel) => (
                  <th key={channel} scope="col">
                    {text(`insight.channel-${channel}` as const)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {events.map(({ event, channels }) => (
                <tr key={event}>
                  <th scope="row">{text(`insight.event-${event}` as const)}</th>
                  {notificationChannels.map((channel) => (
                    <td key={channel}>
                      <EventSwitch
                        event={event}
                        channel={channel}
                        isOn={channels.includes(channel)}
                        reasonId={hasAddress[channel] ? undefined : `${reasonId}${channel}`}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        <ul className={`muted small ${styles.addresses}`}>
          {hasAddress.email && <li>{text('insight.emails-to', { emails: emails.join(', ') })}</li>}
          {phone && <li>{text('insight.texts-to', { phone: printedPhone(phone) })}</li>}
          <li>{text('insight.notifications-whom')}</li>
        </ul>
      </Card>
    </div>
  )
}

function NoAddress({ id, words }: { id: string; words: 'insight.no-email' | 'insight.no-phone' }) {
  const text = useText()
  return (
    <Note tone="info" icon="info">
      <span id={id}>{text(words)}</span>{' '}
      <Link to={paths.security()} className={styles.link}>
        {text('insight.to-security')}
      </Link>
    </Note>
  )
}

type EventSwitchProps = {
  event: NotificationEvent
  channel: NotificationChannel
  isOn: boolean
  /** The id of the element with the reason against this channel. */
  reasonId: string | undefined
}

/** One event by one channel, saved when switched. */
function EventSwitch({ event, channel, isOn, reasonId }: EventSwitchProps) {
  const text = useText()
  const choose = useChooseNotification()
  const isShownOn = reasonId === undefined && (choose.isPending ? choose.variables.isOn : isOn)
  const label = text('insight.event-by-channel', {
    event: text(`insight.event-${event}` as const),
    channel: text(`insight.channel-${channel}` as const),
  })
  const toggle = () => {
    const isSaved = () => toast(text('insight.notification-saved'), { kind: 'good' })
    choose.mutate({ event, channel, isOn: !isOn }, { onSuccess: isSaved, onError: toastError })
  }
  return (
    <Switch
      label={label}
      describedBy={reasonId}
      isOn={isShownOn}
      disabled={reasonId !== undefined}
      busy={choose.isPending}
      onChange={toggle}
    />
  )
}
