import { useFormat } from '../format.ts'
import { useText } from '../text.tsx'
import styles from './notice-list.module.css'

type Notice = { id: string; language: string; title: string; body: string; pinned: boolean; fromDay: string }

/** Notices to read: each opens in its place, without a script. */
export function NoticeList({ of }: { of: readonly Notice[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={`card ${styles.notices}`}>
      {of.map(({ id, language, title, body, pinned, fromDay }) => (
        <details key={id}>
          <summary>
            <strong lang={language}>{title}</strong>
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
