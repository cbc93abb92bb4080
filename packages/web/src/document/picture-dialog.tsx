import type { AttachmentView } from '@landbridge/contract/document/document-endpoints'
import { useEffect, useState } from 'react'
import { useText } from '../platform/text.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { toastError } from '../platform/ui/messages.ts'
import { Button } from '../platform/ui/parts.tsx'
import { SkeletonLines } from '../platform/ui/states.tsx'
import styles from './document.module.css'
import { fetchPicture, saveFile } from './document-api.ts'

/** True for pictures, which open here; other files are downloaded. */
export const isPicture = ({ fileName }: Pick<AttachmentView, 'fileName'>) => /\.(jpe?g|png)$/i.test(fileName)

export function PictureDialog({ file, onClose }: { file: AttachmentView; onClose: () => void }) {
  const text = useText()
  const [address, setAddress] = useState('')
  useEffect(() => {
    let made = ''
    let isGone = false
    fetchPicture(file.fid).then((url) => {
      made = url
      if (isGone) URL.revokeObjectURL(made)
      else setAddress(url)
    }, toastError)
    return () => {
      isGone = true
      URL.revokeObjectURL(made)
    }
  }, [file.fid])
  return (
    <Dialog
      title={file.fileName}
      width={860}
      onClose={onClose}
      actions={
        <Button icon="get" onClick={() => saveFile(file).catch(toastError)}>
          {text('document.save-file')}
        </Button>
      }
    >
      {address ? <img className={styles.picture} src={address} alt={file.fileName} /> : <SkeletonLines />}
    </Dialog>
  )
}
