import { useState } from 'react'
import { useText } from '../platform/text.tsx'
import { toastError } from '../platform/ui/messages.ts'
import { Button } from '../platform/ui/parts.tsx'
import { Loading } from '../platform/ui/states.tsx'
import { saveFile, useAttachments } from './document-api.ts'
import { isPicture, PictureDialog } from './picture-dialog.tsx'

/** Opens the proof of a delivery: a picture in a dialog, any other file as a download. */
export function ProofLink({ fid, parentId }: { fid: string; parentId: string }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" low icon="clip" onClick={() => setOpen(true)}>
        {text('document.proof-see')}
      </Button>
      {isOpen && <Proof fid={fid} parentId={parentId} onClose={() => setOpen(false)} />}
    </>
  )
}

function Proof({ fid, parentId, onClose }: { fid: string; parentId: string; onClose: () => void }) {
  const text = useText()
  const files = useAttachments(parentId, { enabled: true })
  return (
    <Loading query={files}>
      {(list) => {
        const file = list.find((one) => one.fid === fid)
        if (!file) return <span className="muted small">{text('document.none')}</span>
        if (isPicture(file)) return <PictureDialog file={file} onClose={onClose} />
        return (
          <Button look="plain" low icon="get" onClick={() => saveFile(file).then(onClose, toastError)}>
            {file.fileName}
          </Button>
        )
      }}
    </Loading>
  )
}
