import { type ReactNode, useId, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldDescription } from '../../platform/form/form-fields.tsx'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { type RecordForm, type Seen, useRecordForm } from '../../platform/form/use-record-form.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'

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
      toast(text('reference.saved'), { kind: 'good' })
      onSaved()
    },
  })
}

type EntryDrawerProps = {
  title: string
  onClose: () => void
  record: Pick<RecordForm<FieldValues>, 'submit' | 'conflict' | 'refusal' | 'isChanged'>
  isSaving: boolean
  children: ReactNode
}

export function EntryDrawer({ title, onClose, record, isSaving, children }: EntryDrawerProps) {
  const text = useText()
  const id = useId()
  return (
    <Drawer
      title={title}
      onClose={onClose}
      isChanged={record.isChanged}
      width={520}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {text('shared.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isSaving}>
            {text('reference.save')}
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

type Names = { nameChs: string; nameCht: string; nameEng: string; nameRus: string; pinyin?: string | null | undefined }

export function useNameFields<T extends Names & FieldValues>(): readonly FieldDescription<T>[] {
  const text = useText()
  const named = (name: keyof Names, label: TextKey) =>
    ({ name: name as Path<T>, label: text(label), need: true, maxLength: 100 }) as FieldDescription<T>
  return [
    named('nameChs', 'reference.name-chs'),
    named('nameCht', 'reference.name-cht'),
    named('nameEng', 'reference.name-eng'),
    named('nameRus', 'reference.name-rus'),
    {
      ...named('pinyin', 'reference.pinyin'),
      need: false,
      help: text('reference.pinyin-help'),
      span: 24,
      maxLength: 200,
    } as FieldDescription<T>,
  ]
}
