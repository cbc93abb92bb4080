import { type ReactNode, useId, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useText } from '../text.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { toast } from '../ui/messages.ts'
import { Button } from '../ui/parts.tsx'
import { RecordFrame } from './record-frame.tsx'
import { type RecordForm, type RecordVersion, useRecordForm } from './use-record-form.tsx'

type Versioned = FieldValues & { version?: number | undefined }
type EntryFormOptions<Values> = {
  values: DefaultValues<Values>
  /** Reads the current entry, undefined when deleted. */
  read: () => Promise<Values | undefined>
  save: { error: unknown; mutateAsync: (entry: Values) => Promise<{ version?: number | undefined }> }
  onSaved: () => void
}

/** The form of one entry, saved at the opened version, which closes afterwards. */
export function useEntryForm<Values extends Versioned>(
  schema: z.ZodType<Values>,
  { values, read, save, onSaved }: EntryFormOptions<Values>,
): RecordForm<Values> {
  const text = useText()
  const versionOf = (entry: Values): RecordVersion<Values> => ({ values: entry, version: entry.version })
  const [current] = useState(() => versionOf(values as Values))
  return useRecordForm(schema, {
    current,
    read: async () => {
      const entry = await read()
      return entry && versionOf(entry)
    },
    save: (entry, version) => save.mutateAsync({ ...entry, version }),
    error: save.error,
    onSaved: () => {
      toast(text('shared.saved'), { kind: 'good' })
      onSaved()
    },
  })
}

type EntryDrawerProps = {
  title: string
  onClose: () => void
  record: Pick<RecordForm<FieldValues>, 'submit' | 'conflict' | 'refusal' | 'isChanged'>
  isSaving: boolean
  width?: number
  /** The reason why the reader may not save. */
  reason?: string | undefined
  extraActions?: ReactNode
  children: ReactNode
}

/** A drawer around a record's form, with Save and Cancel. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { title, onClose, record, isSaving, width = 520, reason, extraActions, children } = props
  const text = useText()
  const id = useId()
  return (
    <Drawer
      title={title}
      onClose={onClose}
      isChanged={record.isChanged}
      width={width}
      actions={
        <>
          {extraActions}
          <Button look="ghost" onClick={onClose}>
            {text('shared.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isSaving} reason={reason}>
            {text('shared.save')}
          </Button>
        </>
      }
    >
      <RecordFrame id={id} record={record}>
        {children}
      </RecordFrame>
    </Drawer>
  )
}
