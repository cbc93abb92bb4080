import { Problem } from '@landbridge/contract/shared/problem'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'

type EntryDrawerProps = {
  title: string
  onClose: () => void
  onSubmit: FormEventHandler
  saving: { isPending: boolean; error: unknown }
  children: ReactNode
}

/** One entry of the reference data to edit, at the right edge of its list. */
export function EntryDrawer({ title, onClose, onSubmit, saving, children }: EntryDrawerProps) {
  const text = useText()
  const id = useId()
  const isInFields = saving.error instanceof Problem && saving.error.fields !== undefined
  return (
    <Drawer
      title={title}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {text('shared.cancel')}
          </Button>
          <Button type="submit" form={id} busy={saving.isPending}>
            {text('reference.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="form over" onSubmit={onSubmit} noValidate>
        {children}
        {saving.error !== null && !isInFields && <Note tone="bad">{problemText(saving.error, text)}</Note>}
      </form>
    </Drawer>
  )
}

/** The name in four languages, and what it is found by in pinyin. */
export function NameFields<T extends FieldValues>({ form }: { form: UseFormReturn<T> }) {
  const text = useText()
  const named = (name: string) => name as Path<T>
  return (
    <>
      <Field form={form} name={named('nameChs')} label={text('reference.name-chs')} need span={12} maxLength={100} />
      <Field form={form} name={named('nameCht')} label={text('reference.name-cht')} need span={12} maxLength={100} />
      <Field form={form} name={named('nameEng')} label={text('reference.name-eng')} need span={12} maxLength={100} />
      <Field form={form} name={named('nameRus')} label={text('reference.name-rus')} need span={12} maxLength={100} />
      <Field
        form={form}
        name={named('pinyin')}
        label={text('reference.pinyin')}
        help={text('reference.pinyin-help')}
        span={24}
        maxLength={200}
      />
    </>
  )
}
