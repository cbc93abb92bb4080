import { type ReactNode, useId, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useText } from '../text.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { toast } from '../ui/messages.ts'
import { Button } from '../ui/parts.tsx'
import { RecordFrame } from './record-frame.tsx'
import { type RecordForm, type Seen, useRecordForm } from './use-record-form.tsx'

type Versioned = FieldValues & { version?: number | undefined }
type Entry<Values> = {
  values: DefaultValues<Values>
  /** Reads the entry as it stands now; nothing when it is gone. */
  read: () => Promise<Values | undefined>
  save: { error: unknown; mutateAsync: (entry: Values) => Promise<{ version?: number | undefined }> }
  onSaved: () => void
}

/** The form of one entry: it is sent upon the version that was opened, and closes once it is saved. */
export function useEntryForm<Values extends Versioned>(
  schema: z.ZodType<Values>,
  { values, read, save, onSaved }: Entry<Values>,
): RecordForm<Values> {
  const text = useText()
  const seenOf = (entry: Values): Seen<Values> => ({ values: entry, version: entry.version })
  const [shown] = useState(() => seenOf(values as Values))
  return useRecordForm(schema, {
    shown,
    read: async () => {
      const entry = await read()
      return entry && seenOf(entry)
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
  /** The reason why the reader may look and not save. */
  reason?: string | undefined
  besides?: ReactNode
  children: ReactNode
}

/** A thing on record in a drawer: its fields, the deed that saves it, and the way out. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { title, onClose, record, isSaving, width = 520, reason, besides, children } = props
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
          {besides}
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
