import { type CodeForm, codeForm } from '@landbridge/contract/reference/reference-desk'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { forget } from '../../platform/api.ts'
import { EntryDrawer, useEntryForm } from '../../platform/form/entry-drawer.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { useText } from '../../platform/text.tsx'
import { Chip } from '../../platform/ui/parts.tsx'
import { readDeskCode, useSaveCode } from '../reference-api.ts'
import { useNameFields } from './name-fields.ts'

type CodeDrawerProps = { classCode: string; item: CodeForm | undefined; onClose: () => void }

export function CodeDrawer({ classCode, item, onClose }: CodeDrawerProps) {
  const text = useText()
  const save = useSaveCode()
  const values: DefaultValues<CodeForm> = item ?? { classCode, code: '', sort: 100, modes: [], active: true }
  const entry = useEntryForm<CodeForm>(codeForm, {
    values,
    read: () => readDeskCode(classCode, values.code ?? ''),
    save,
    onSaved: () => {
      forget(referenceEndpoints.codes, { classcode: classCode })
      onClose()
    },
  })
  const { form } = entry
  const fields: readonly FieldDescription<CodeForm>[] = [
    { name: 'code', label: text('reference.code'), disabled: !!item, need: true, maxLength: 20 },
    { name: 'sort', kind: 'number', integer: true, label: text('reference.sort'), need: true },
    ...useNameFields<CodeForm>(),
  ]
  const title = item ? item.code : text('reference.code-new')
  return (
    <EntryDrawer title={title} onClose={onClose} record={entry} isSaving={save.isPending}>
      <FormFields form={form} fields={fields} span={12} />
      <ModesField form={form} />
      <FormFields form={form} fields={[{ name: 'active', kind: 'checkbox', label: text('reference.active') }]} />
    </EntryDrawer>
  )
}

/** Modes whose forms offer the entry, all by default. */
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
              isPressed={value.includes(mode)}
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
