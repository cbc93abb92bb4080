import { useFormat } from '../format.ts'
import { useText } from '../text.tsx'
import styles from './notice-list.module.css'

type Notice = {
  id: string
  language: string
  title: string
  body: string
  pinned: boolean
  fromDay: string
  /** Undefined for guests, whose reading is not recorded. */
  isRead?: boolean
}

/** Notices that open in place without a script; `onOpen` gets the opened one. */
export function NoticeList({
  notices,
  onOpen,
  isOpen = false,
}: {
  notices: readonly Notice[]
  onOpen?: ((id: string) => void) | undefined
  isOpen?: boolean
}) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={`card ${styles.notices}`}>
      {notices.map(({ id, language, title, body, pinned, fromDay, isRead }) => (
        <details key={id} open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(id)}>
          <summary>
            <span className={styles.title}>
              {isRead === false && (
                <span className={styles.new}>
                  <span className="unseen">{text('shell.unread')}</span>
                </span>
              )}
              <strong lang={language} className={isRead ? styles.read : undefined}>
                {title}
              </strong>
            </span>
            {pinned && <span className="pill info">{text('shell.pinned')}</span>}
            <time className="muted nowrap" dateTime={fromDay}>
              {format.day(fromDay)}
            </time>
          </summary>
          <p lang={language}>{body}</p>
        </details>
      ))}
    </div>
  )
}
