import type { ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { Text } from 'react-aria-components/Text'
import { useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import { toast } from './messages.ts'

type FileDropProps = {
  onFiles: (files: File[]) => void
  /** As for an input: .csv,.pdf */
  accept?: string
  multiple?: boolean
  maxMb?: number
  children?: ReactNode
  disabled?: boolean
}

/** True for a file of an accepted ending or type: .csv, image/*, text/csv. */
function isAccepted({ name, type }: { name: string; type: string }, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .flatMap((kind) => kind.trim() || [])
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  })
}

/** Takes files by drop, paste or choice, and names refused ones. */
export function FileDrop({
  onFiles,
  accept = '',
  multiple = false,
  maxMb = 20,
  children,
  disabled = false,
}: FileDropProps) {
  const text = useText()
  const refuse = (files: readonly File[], reason: string) =>
    files.length > 0 && toast(`${files.map(({ name }) => name).join(', ')}: ${reason}`, { kind: 'wrong', long: true })
  const acceptFiles = (files: readonly File[]) => {
    const isKind = (file: File) => accept === '' || isAccepted(file, accept)
    const isSmall = (file: File) => file.size <= maxMb * 1_048_576
    const chosen = files.filter((file) => isKind(file) && isSmall(file))
    refuse(
      files.filter((file) => !isKind(file)),
      text('shared.file-kind', { kinds: accept.replaceAll(',', ', ') }),
    )
    refuse(
      files.filter((file) => isKind(file) && !isSmall(file)),
      text('shared.file-too-large', { mb: maxMb }),
    )
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1))
  }
  return (
    <DropZone
      className="file-drop"
      isDisabled={disabled}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const dropped = items.flatMap((item) => (item.kind === 'file' ? item.getFile() : []))
        acceptFiles(await Promise.all(dropped))
      }}
    >
      <label>
        <Icon name="clip" />
        <Text slot="label">{children ?? text('shared.drop-file')}</Text>
        <input
          type="file"
          className="unseen"
          accept={accept || undefined}
          multiple={multiple}
          disabled={disabled}
          onChange={({ target }) => {
            acceptFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
    </DropZone>
  )
}
