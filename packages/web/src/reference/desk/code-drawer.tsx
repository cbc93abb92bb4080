import { type CodeForm, codeForm } from '@landbridge/contract/reference/reference-desk'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { forget } from '../../platform/api.ts'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Chip } from '../../platform/ui/parts.tsx'
import { useSaveCode } from '../reference-api.ts'
import { EntryDrawer, NameFields } from './entry-drawer.tsx'

type CodeDrawerProps = { classCode: string; item: CodeForm | undefined; onClose: () => void }

/** An entry of a code list to add or correct. */
export function CodeDrawer({ classCode, item, onClose }: CodeDrawerProps) {
  const text = useText()
  const save = useSaveCode()
  const values: DefaultValues<CodeForm> = item ?? { classCode, code: '', sort: 100, modes: [], active: true }
  const form = useContractForm<CodeForm>(codeForm, values, save.error)
  const submit = (entry: CodeForm) =>
    save.mutate(entry, {
      onSuccess: () => {
        forget(referenceEndpoints.codes, { classcode: classCode })
        toast(text('reference.saved'), { kind: 'good' })
        onClose()
      },
    })
  const title = item ? item.code : text('reference.code-new')
  return (
    <EntryDrawer title={title} onClose={onClose} onSubmit={form.handleSubmit(submit)} saving={save}>
      <Field form={form} name="code" label={text('reference.code')} disabled={!!item} need span={12} maxLength={20} />
      <Field form={form} name="sort" kind="number" whole label={text('reference.sort')} need span={12} />
      <NameFields form={form} />
      <ModesField form={form} />
      <Field form={form} name="active" kind="checkbox" label={text('reference.active')} span={8} />
    </EntryDrawer>
  )
}

/** In which forms the entry is offered; none chosen means in all. */
function ModesField({ form }: { form: UseFormReturn<CodeForm> }) {
  const text = useText()
  const modes = [
    ['R', text('reference.mode-rail')],
    ['S', text('reference.mode-sea')],
    ['A', text('reference.mode-air')],
    ['T', text('reference.mode-truck')],
    ['M', text('reference.mode-multi')],
  ] as const
  return (
    <FieldFrame
      form={form}
      name="modes"
      label={text('reference.modes')}
      help={text('reference.modes-help')}
      span={24}
      group
    >
      {({ value, onChange }) => (
        <span className="plain">
          {modes.map(([mode, label]) => (
            <Chip
              key={mode}
              on={value.includes(mode)}
              onClick={() => onChange(value.includes(mode) ? value.filter((one) => one !== mode) : [...value, mode])}
            >
              {label}
            </Chip>
          ))}
        </span>
      )}
    </FieldFrame>
  )
}
