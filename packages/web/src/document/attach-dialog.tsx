import { type Audience, audiences, fileEndings } from '@landbridge/contract/document/document-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useId, useState } from 'react'
import { useText } from '../platform/text.tsx'
import { Combobox } from '../platform/ui/combobox.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { DialogButtons } from '../platform/ui/dialog-buttons.tsx'
import { FileDrop } from '../platform/ui/file-drop.tsx'
import { Segments } from '../platform/ui/parts.tsx'
import { ProblemNote } from '../platform/ui/problem-note.tsx'
import { uploadFile, useDocumentTypes } from './document-api.ts'

export type FileAttachment = { fid: string; documentType: string; audience: Audience }

type Props = {
  choosesAudience: boolean
  /** Document types to choose from, all by default. */
  types?: readonly string[] | undefined
  /** The mode of the cargo, which narrows the document types. */
  mode?: ModeCode | undefined
  endings?: readonly string[] | undefined
  onAttach: (attaching: FileAttachment) => Promise<void>
  onClose: () => void
}

const audienceWords = { customer: 'document.audience-customer', staff: 'document.audience-staff' } as const

export function AttachDialog({ choosesAudience, types, mode, endings = fileEndings, onAttach, onClose }: Props) {
  const text = useText()
  const [file, setFile] = useState<File>()
  const [documentType, setDocumentType] = useState(types?.[0] ?? 'OTH')
  const [audience, setAudience] = useState<Audience>('customer')
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (!file) return
    setBusy(true)
    setFailure(undefined)
    await uploadFile(file)
      .then(({ fid }) => onAttach({ fid, documentType, audience }))
      .catch(setFailure)
      .finally(() => setBusy(false))
  }
  const buttons = (
    <DialogButtons
      busy={isBusy}
      reason={file ? undefined : text('document.file-needed')}
      onSubmit={send}
      submitLabel={text('document.add')}
      onClose={onClose}
    />
  )
  return (
    <Dialog title={text('document.add')} width={480} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <FileDrop
          accept={endings.map((ending) => `.${ending}`).join(',')}
          maxMb={10}
          onFiles={([first]) => setFile(first)}
        >
          {file?.name ?? text('document.drop-hint')}
        </FileDrop>
        <TypeField only={types} mode={mode} value={documentType} onChange={setDocumentType} />
        {choosesAudience && (
          <Segments
            label={text('document.audience')}
            value={audience}
            choices={audiences.map((value) => ({ value, label: text(audienceWords[value]) }))}
            onChange={setAudience}
          />
        )}
        <ProblemNote error={failure} withFields />
      </div>
    </Dialog>
  )
}

type TypeProps = Pick<Props, 'mode'> & {
  only: readonly string[] | undefined
  value: string
  onChange: (type: string) => void
}

function TypeField({ only, mode, value, onChange }: TypeProps) {
  const text = useText()
  const id = useId()
  const all = useDocumentTypes(mode)
  const types = only ? all.filter((type) => only.includes(type.value)) : all
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {text('document.type')}
      </label>
      <Combobox
        id={id}
        clearable={false}
        value={types.find((type) => type.value === value)}
        options={types}
        onChange={(option) => option && onChange(option.value)}
      />
    </div>
  )
}
