import type { SiteTextDetail } from '@landbridge/contract/site/site-content'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import styles from './desk-texts.module.css'

type TextHistoryProps = {
  detail: SiteTextDetail
  busy: boolean
  changed: boolean
  onRestore: (from: number) => void
  onClose: () => void
}

/** Versions of a text, newest first, of which any can be restored as the draft. */
export function TextHistory({ detail, busy, changed, onRestore, onClose }: TextHistoryProps) {
  const text = useText()
  const format = useFormat()
  const openVersion = detail.history.find(({ publishedAt }) => publishedAt)?.version
  const restore = async (version: number) => {
    if (changed && !(await confirm(text('site.restore-unsaved'), { confirmLabel: text('site.restore'), danger: true })))
      return
    onRestore(version)
    onClose()
  }
  return (
    <Drawer title={text('site.history')} width={460} onClose={onClose}>
      <ol className={styles.versions}>
        {detail.history.map(({ version, changedAt, changedBy, publishedAt, shipped }) => (
          <li key={version}>
            <div>
              <strong>{text('site.version', { version })}</strong>{' '}
              {version === openVersion && <StatusPill tone="ok">{text('site.shown-now')}</StatusPill>}
              {!publishedAt && <StatusPill tone="idle">{text('site.draft')}</StatusPill>}
              <p className="muted small">
                {shipped
                  ? text('site.shipped')
                  : text('site.changed-by', { at: format.dayTime(changedAt), name: changedBy })}
              </p>
              {publishedAt && (
                <p className="muted small">{text('site.published-at', { at: format.dayTime(publishedAt) })}</p>
              )}
            </div>
            {version !== detail.version && (
              <Button look="ghost" low busy={busy} onClick={() => void restore(version)}>
                {text('site.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  )
}
