import type { AttachmentView } from '@landbridge/contract/document/document-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { useFormat } from '../platform/format.ts'
import { useRefusal } from '../platform/refusal.ts'
import { useSession } from '../platform/session.ts'
import { useText } from '../platform/text.tsx'
import { confirm, toast, toastError } from '../platform/ui/messages.ts'
import { Button, Card, IconButton, StatusPill } from '../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../platform/ui/states.tsx'
import { AttachDialog, type FileAttachment } from './attach-dialog.tsx'
import styles from './document.module.css'
import { saveFile, useAttachments, useAttachmentsChanged } from './document-api.ts'
import { isPicture, PictureDialog } from './picture-dialog.tsx'

type Props = {
  title?: string
  hint?: string
  parentId: string
  /** Attaches an uploaded file; without it the card is read-only. */
  attach?: (attaching: FileAttachment) => Promise<unknown>
  detach?: (fid: string) => Promise<unknown>
  /** True for staff, who choose the readers of a file. */
  choosesAudience?: boolean
  /** Accepted document types and file endings, all by default. */
  types?: readonly string[]
  mode?: ModeCode
  endings?: readonly string[]
  reason?: string | undefined
}

/** The files of a record, with uploads and removals where allowed. */
export function AttachmentsCard(props: Props) {
  const { title, hint, parentId, attach, detach, choosesAudience = false, types, mode, endings, reason } = props
  const text = useText()
  const { isStaff } = useSession()
  const refusal = useRefusal()
  const unread = isStaff ? refusal('document.view') : undefined
  const files = useAttachments(parentId, { enabled: unread === undefined })
  const changed = useAttachmentsChanged()
  const [isAdding, setAdding] = useState(false)
  const remove = async (file: AttachmentView) => {
    const question = text('document.remove-ask', { name: file.fileName })
    const isSure = await confirm(question, { confirmLabel: text('shared.remove'), danger: true })
    if (isSure) await detach?.(file.fid).then(changed, toastError)
  }
  const add = async (attaching: FileAttachment) => {
    await attach?.(attaching)
    toast(text('document.added'), { kind: 'good' })
    setAdding(false)
    await changed()
  }
  const button = attach && (
    <Button look="ghost" low icon="clip" reason={reason} onClick={() => setAdding(true)}>
      {text('document.add')}
    </Button>
  )
  return (
    <Card title={title ?? text('document.documents')} actions={button}>
      {hint && <p className="muted small pad">{hint}</p>}
      {unread ? (
        <p className="muted pad">{unread}</p>
      ) : (
        <Loading query={files}>
          {(list) =>
            list.length === 0 ? (
              <NoFiles isOpen={reason === undefined} />
            ) : (
              <ul className={styles.files}>
                {list.map((file) => (
                  <FileLine key={file.fid} file={file} {...(detach && { onRemove: () => remove(file) })} />
                ))}
              </ul>
            )
          }
        </Loading>
      )}
      {isAdding && (
        <AttachDialog
          choosesAudience={choosesAudience}
          types={types}
          mode={mode}
          endings={endings}
          onAttach={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

/** The empty state, a quiet line where nothing can be added. */
function NoFiles({ isOpen }: { isOpen: boolean }) {
  const text = useText()
  return isOpen ? (
    <EmptyState title={text('document.none')} icon="clip" />
  ) : (
    <p className="muted pad">{text('document.none')}</p>
  )
}

export function FileLine({ file, onRemove }: { file: AttachmentView; onRemove?: () => void }) {
  const text = useText()
  const format = useFormat()
  const [isShown, setShown] = useState(false)
  const open = () => {
    if (isPicture(file)) setShown(true)
    else saveFile(file).catch(toastError)
  }
  const size = text('document.size-kb', { size: format.number(Math.max(1, Math.round(file.size / 1024)), 0) })
  const by = [size, format.dayTime(file.uploadedAt), file.uploadedBy].filter(Boolean).join(' · ')
  return (
    <li>
      <div className="grow">
        <button type="button" className="link cut" title={file.fileName} onClick={open}>
          {file.fileName}
        </button>
        <div className="muted small">
          {file.documentTypeLabel} · {by}
        </div>
      </div>
      {file.audience === 'staff' && <StatusPill tone="idle">{text('document.staff-only')}</StatusPill>}
      <IconButton
        name="get"
        label={text('document.download', { name: file.fileName })}
        onClick={() => saveFile(file).catch(toastError)}
      />
      {onRemove && (
        <IconButton name="bin" label={text('document.remove', { name: file.fileName })} onClick={onRemove} />
      )}
      {isShown && <PictureDialog file={file} onClose={() => setShown(false)} />}
    </li>
  )
}
