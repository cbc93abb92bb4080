import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { papersNeeded, tradePapers } from '@landbridge/contract/booking/form/papers'
import { fileEndings, largestFile } from '@landbridge/contract/document/document-endpoints'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { IconButton, StatusPill } from '../../platform/ui/parts.tsx'
import { uploadFile } from '../booking-api.ts'
import styles from '../booking-form.module.css'
import { useFormScene } from '../state/form-scene.ts'
import type { BlockProps, FormPath, FormState } from '../state/form-state.ts'

type Attachment = NonNullable<BookingForm['attachments']>[number]
/** A needed paper, with its due time and the field that also names its file. */
type NeededPaper = {
  key: string
  title: string
  documentType: string
  when: TextKey
  path?: FormPath
  fid?: string | null | undefined
}

const mb = largestFile / 1_048_576

export const FileKinds = () => <span className="muted">{useText()('booking.file-kinds', { mb })}</span>

export function DocumentsBlock({ names }: BlockProps) {
  const text = useText()
  const { form } = useFormScene()
  const attachments = useWatch({ control: form.control, name: 'attachments' }) ?? []
  const needed = useNeededPapers(names)
  const neededTypes = new Set(needed.map(({ documentType }) => documentType))
  const others = attachments.filter(({ documentType }) => !neededTypes.has(documentType ?? 'OTH'))
  return (
    <ul className={styles.docs}>
      {needed.map((one) => (
        <Paper key={one.key} form={form} needed={one} file={fileOf(one, attachments)} />
      ))}
      {others.map((file) => (
        <Other key={file.fid} form={form} file={file} />
      ))}
      <li>
        <Icon name="plus" />
        <strong className="grow">{text('booking.file-add')}</strong>
        <UploadButton onUploaded={(file) => addFile(form, { ...file, documentType: 'OTH' })} />
      </li>
    </ul>
  )
}

const fileOf = ({ path, fid, documentType }: NeededPaper, attachments: readonly Attachment[]) =>
  path ? attachments.find((one) => one.fid === fid) : attachments.find((one) => one.documentType === documentType)

/** Papers due until departure and the trade papers, without files that stand in a field. */
function useNeededPapers(names: readonly HeadName[]): NeededPaper[] {
  const text = useText()
  const { shownForm } = useFormScene()
  const { form } = shownForm
  const needed = papersNeeded(shownForm).filter(({ due }) => due === 'acceptance' || due === 'departure')
  const isOpen = (name: string) => !needed.some(({ fields }) => fields.includes(name))
  const filledFileFields = names.filter((name) => headFields[name].kind === 'file' && form[name] && isOpen(name))
  const optionalPapers = tradePapers.filter((type) => !needed.some(({ documentType }) => documentType === type))
  const inField = (path: string, documentType: string): NeededPaper => {
    const [head = '', line] = path.split('.')
    const unNo = form.danger?.[Number(line)]?.unNo || '…'
    return {
      key: path,
      title: line === undefined ? namedText(text, `field.${head}`) : text('booking.doc-MSDS', { unNo }),
      documentType,
      when: line === undefined ? 'booking.doc-to-accept-plain' : 'booking.doc-to-accept',
      path: path as FormPath,
      fid: (line === undefined ? form[head as HeadName] : form.danger?.[Number(line)]?.safetyDataSheetFid) as string,
    }
  }
  const paper = (documentType: string, when: TextKey): NeededPaper => ({
    key: documentType,
    title: namedText(text, `booking.doc-${documentType}`),
    documentType,
    when,
  })
  const documentTypeOf = (name: HeadName) => (headFields[name] as { documentType?: string }).documentType ?? 'OTH'
  return [
    ...optionalPapers.map((type) => paper(type, 'booking.doc-optional')),
    ...filledFileFields.map((name) => inField(name, documentTypeOf(name))),
    ...needed.flatMap(({ documentType, due, fields }) =>
      due === 'acceptance'
        ? fields.map((path) => inField(path, documentType))
        : [paper(documentType, 'booking.doc-before-departure')],
    ),
  ]
}

const addFile = (form: FormState, file: Attachment) =>
  form.setValue('attachments', [...(form.getValues('attachments') ?? []), file], { shouldDirty: true })
const removeFile = (form: FormState, fid: string) =>
  form.setValue(
    'attachments',
    (form.getValues('attachments') ?? []).filter((one) => one.fid !== fid),
    { shouldDirty: true },
  )

function Paper({ form, needed, file }: { form: FormState; needed: NeededPaper; file: Attachment | undefined }) {
  const text = useText()
  const { path, title, when, documentType } = needed
  const keepFile = (uploaded: { fid: string; fileName: string }) => {
    addFile(form, { ...uploaded, documentType })
    if (path) form.setValue(path, uploaded.fid as never, { shouldDirty: true })
  }
  const remove = () => {
    if (file) removeFile(form, file.fid)
    if (path) form.setValue(path, null as never, { shouldDirty: true })
  }
  return (
    <li data-field={path}>
      <Icon name="file" />
      <div className="grow">
        <strong>{title}</strong>
        <small className="muted">{file?.fileName ?? text(when)}</small>
      </div>
      {file ? (
        <>
          <StatusPill tone="ok">{text('booking.uploaded')}</StatusPill>
          <IconButton
            name="bin"
            label={text('booking.file-remove', { fileName: file.fileName ?? title })}
            onClick={remove}
          />
        </>
      ) : (
        <UploadButton onUploaded={keepFile} />
      )}
    </li>
  )
}

function Other({ form, file }: { form: FormState; file: Attachment }) {
  const text = useText()
  const name = file.fileName ?? file.fid
  return (
    <li>
      <Icon name="file" />
      <div className="grow">
        <strong>{text('booking.doc-OTHER')}</strong>
        <small className="muted">{name}</small>
      </div>
      <StatusPill tone="ok">{text('booking.uploaded')}</StatusPill>
      <IconButton
        name="bin"
        label={text('booking.file-remove', { fileName: name })}
        onClick={() => removeFile(form, file.fid)}
      />
    </li>
  )
}

/** Uploads a file, which joins the booking when that is saved. */
function UploadButton({ onUploaded }: { onUploaded: (file: { fid: string; fileName: string }) => void }) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) return toast(text('shared.file-too-large', { mb }), { kind: 'wrong' })
    setBusy(true)
    await uploadFile(file)
      .then(({ fid, fileName }) => onUploaded({ fid, fileName }))
      .catch(toastError)
      .finally(() => setBusy(false))
  }
  return (
    <label className="btn low ghost" aria-disabled={isBusy || undefined}>
      <Icon name="clip" size="s" />
      {text(isBusy ? 'booking.uploading' : 'booking.upload')}
      <input
        type="file"
        className="unseen"
        accept={fileEndings.map((ending) => `.${ending}`).join(',')}
        disabled={isBusy}
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
