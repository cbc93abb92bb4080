import type { ShareView } from '@landbridge/contract/tracking/tracking-endpoints'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { copyText } from '../../platform/ui/copyable.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Note, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import styles from '../tracking.module.css'
import { useShare, useShares, useUnshare } from '../tracking-api.ts'
import { spaced } from '../tracking-words.ts'

type SharedBox = { bookingNo: string; jobNo: string; containerNo: string }

export function ShareDialog({ box, onClose }: { box: SharedBox; onClose: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { jobNo, containerNo } = box
  const share = useShare()
  const shares = useShares({ jobNo, containerNo })
  const [link, setLink] = useState('')
  const make = () =>
    share.mutate(
      { jobNo, containerNo },
      {
        onSuccess: ({ key }) =>
          setLink(location.origin + paths.sharedTrack(box.bookingNo, jobNo, containerNo, { key, 'sent-in': language })),
        onError: toastError,
      },
    )
  const copy = async () => {
    await copyText(link)
    toast(text('shared.copied'), { kind: 'good' })
  }
  return (
    <Dialog title={text('tracking.share-title', { container: spaced(containerNo) })} width={560} onClose={onClose}>
      <div className="stack">
        <p className="muted">{text(trackingModeOf(box).partWords.share)}</p>
        {link ? (
          <>
            <div className={styles.link}>
              <input
                className="input mono"
                readOnly
                aria-label={text('tracking.share-link')}
                value={link}
                onFocus={(event) => event.target.select()}
              />
              <Button icon="copy" onClick={copy}>
                {text('shared.copy')}
              </Button>
            </div>
            <Note tone="info" icon="info">
              {text('tracking.share-once')}
            </Note>
          </>
        ) : (
          <Button icon="link" busy={share.isPending} onClick={make}>
            {text('tracking.share-make')}
          </Button>
        )}
        <Loading query={shares} skeleton={<SkeletonLines lines={2} />}>
          {({ items }) => <MadeLinks items={items} />}
        </Loading>
      </div>
    </Dialog>
  )
}

function MadeLinks({ items }: { items: readonly ShareView[] }) {
  const text = useText()
  if (items.length === 0) return <p className="muted">{text('tracking.share-none')}</p>
  return (
    <TableBox className={styles.flush}>
      <table className="table card-table">
        <thead>
          <tr>
            <th>{text('tracking.share-made')}</th>
            <th>{text('tracking.share-until')}</th>
            <th>
              <span className="unseen">{text('tracking.share-end')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <MadeLink key={one.id} share={one} />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

function MadeLink({ share }: { share: ShareView }) {
  const text = useText()
  const format = useFormat()
  const unshare = useUnshare()
  const end = async () => {
    if (!(await confirm(text('tracking.share-end-sure'), { confirmLabel: text('tracking.share-end'), danger: true })))
      return
    unshare.mutate({ id: share.id }, { onError: toastError })
  }
  const isOver = share.expiresAt <= serverNow()
  return (
    <tr>
      <td>
        {format.dayTime(share.createdAt)}
        <div className="small muted">{share.createdBy}</div>
      </td>
      <td>{format.day(share.expiresAt)}</td>
      <td className="num">
        {share.revokedAt || isOver ? (
          <StatusPill tone="idle">
            {text(share.revokedAt ? 'tracking.share-ended' : 'tracking.share-expired')}
          </StatusPill>
        ) : (
          <Button look="plain" low danger busy={unshare.isPending} onClick={end}>
            {text('tracking.share-end')}
          </Button>
        )}
      </td>
    </tr>
  )
}
