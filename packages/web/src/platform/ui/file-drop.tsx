import { type DragEvent, type ReactNode, useState } from 'react'
import { useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import { toast } from './messages.tsx'

type FileDropProps = {
  onFiles: (files: File[]) => void
  /** As of an input: .csv,.pdf */
  accept?: string
  multiple?: boolean
  maxMb?: number
  children?: ReactNode
  disabled?: boolean
}

/** A place to drop files on, or to choose them by. */
export function FileDrop({ onFiles, accept, multiple = false, maxMb = 20, children, disabled }: FileDropProps) {
  const text = useText()
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const fitting = files.filter((file) => file.size <= maxMb * 1_048_576)
    if (fitting.length < files.length) toast(text('shared.file-too-large', { mb: maxMb }), { kind: 'wrong' })
    if (fitting.length > 0) onFiles(fitting)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  return (
    <label
      className={isOver ? 'file-drop over' : 'file-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="clip" />
      {children ?? text('shared.drop-file')}
      <input
        type="file"
        className="unseen"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </label>
  )
}
