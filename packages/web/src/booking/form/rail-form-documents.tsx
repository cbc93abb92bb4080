import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { fileEndings, largestFile } from '@landbridge/contract/document/document-endpoints'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Text, useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { toast, toastError } from '../../platform/ui/messages.tsx'
import { Card, IconButton, StatusPill } from '../../platform/ui/parts.tsx'
import { uploadFile } from '../booking-api.ts'
import styles from './rail-form.module.css'
import type { RailForm, RailPath } from './rail-form-parts.tsx'

type Attachment = NonNullable<BookingForm['attachments']>[number]
/** A paper that may be asked for: what it is, when it is needed, and the field that names its file besides the list. */
type Asked = {
  key: string
  title: string
  documentType: string
  when: string
  path?: RailPath
  fid?: string | null | undefined
}

const mb = largestFile / 1_048_576

/** The papers this booking will need, each with its place to upload it, and whatever else goes with it. */
export function DocumentsSection({ form }: { form: RailForm }) {
  const text = useText()
  const attachments = useWatch({ control: form.control, name: 'attachments' }) ?? []
  const asked = useAsked(form)
  const named = new Set(asked.map(({ documentType }) => documentType))
  const others = attachments.filter(({ documentType }) => !named.has(documentType ?? 'OTH'))
  return (
    <Card
      title={text('booking.section-documents')}
      actions={<span className="muted">{text('booking.file-kinds', { mb })}</span>}
      id="documents"
    >
      <ul className={styles.docs}>
        {asked.map((one) => (
          <Paper key={one.key} form={form} asked={one} file={fileOf(one, attachments)} />
        ))}
        {others.map((file) => (
          <Other key={file.fid} form={form} file={file} />
        ))}
        <li>
          <Icon name="plus" />
          <strong className="grow">{text('booking.file-add')}</strong>
          <UploadButton onUploaded={(file) => add(form, { ...file, documentType: 'OTH' })} />
        </li>
      </ul>
    </Card>
  )
}

const fileOf = ({ path, fid, documentType }: Asked, attachments: readonly Attachment[]) =>
  path ? attachments.find((one) => one.fid === fid) : attachments.find((one) => one.documentType === documentType)

/** What is asked for depends on the goods and on who deals with customs. */
function useAsked(form: RailForm): Asked[] {
  const text = useText()
  const [kind, danger, oversize, plan, out, into, controlled] = useWatch({
    control: form.control,
    name: [
      'cargoKind',
      'danger',
      'oversize',
      'lashingPlanFid',
      'exportCustomsBy',
      'importCustomsBy',
      'exportControlled',
    ],
  })
  const weClear = out === 'US' || into === 'US'
  const sheets = (kind === 'D' ? (danger ?? []) : []).map((line, at) => sheetOf(text, line, at))
  return [
    paper(text, 'INV', weClear),
    paper(text, 'PL', weClear),
    ...sheets,
    ...(oversize
      ? [
          {
            key: 'LASH',
            title: text('booking.doc-LASH'),
            documentType: 'LASH',
            when: text('booking.doc-to-accept-plain'),
            path: 'lashingPlanFid' as const,
            fid: plan,
          },
        ]
      : []),
    ...(weClear ? [paper(text, 'POA', true)] : []),
    ...(controlled ? [paper(text, 'LIC', true)] : []),
  ]
}

const paper = (text: Text, type: 'INV' | 'PL' | 'POA' | 'LIC', isDue: boolean): Asked => ({
  key: type,
  title: text(`booking.doc-${type}`),
  documentType: type,
  when: text(isDue ? 'booking.doc-before-departure' : 'booking.doc-optional'),
})

const sheetOf = (text: Text, line: NonNullable<BookingForm['danger']>[number], at: number): Asked => ({
  key: `MSDS ${at}`,
  title: text('booking.doc-MSDS', { unNo: line.unNo || '…' }),
  documentType: 'MSDS',
  when: text('booking.doc-to-accept'),
  path: `danger.${at}.safetyDataSheetFid`,
  fid: line.safetyDataSheetFid,
})

const add = (form: RailForm, file: Attachment) =>
  form.setValue('attachments', [...(form.getValues('attachments') ?? []), file], { shouldDirty: true })
const drop = (form: RailForm, fid: string) =>
  form.setValue(
    'attachments',
    (form.getValues('attachments') ?? []).filter((one) => one.fid !== fid),
    { shouldDirty: true },
  )

function Paper({ form, asked, file }: { form: RailForm; asked: Asked; file: Attachment | undefined }) {
  const text = useText()
  const { path, title, when, documentType } = asked
  const take = (uploaded: { fid: string; fileName: string }) => {
    add(form, { ...uploaded, documentType })
    if (path) form.setValue(path, uploaded.fid as never, { shouldDirty: true })
  }
  const remove = () => {
    if (file) drop(form, file.fid)
    if (path) form.setValue(path, null as never, { shouldDirty: true })
  }
  return (
    <li data-field={path}>
      <Icon name="file" />
      <div className="grow">
        <strong>{title}</strong>
        <small className="muted">{file?.fileName ?? when}</small>
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
        <UploadButton onUploaded={take} />
      )}
    </li>
  )
}

function Other({ form, file }: { form: RailForm; file: Attachment }) {
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
        onClick={() => drop(form, file.fid)}
      />
    </li>
  )
}

/** Chooses a file and sends it; it goes with the booking when that is kept. */
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
