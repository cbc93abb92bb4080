import { filers } from '@landbridge/contract/paper/filing/filing-lifecycle'
import {
  type FilingRule,
  type FilingRuleForm,
  filingDeadlines,
  filingRuleForm,
  filingScopes,
} from '@landbridge/contract/paper/filing/filing-rule'
import { legModeCodes } from '@landbridge/contract/shared/modes'
import type { DefaultValues } from 'react-hook-form'
import { EntryDrawer, useEntryForm } from '../../platform/form/entry-drawer.tsx'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useCountries } from '../../reference/index.ts'
import { useRegimeName } from '../filing/filing-parts.tsx'
import { readFilingRule, useSaveFilingRule } from '../paper-api.ts'
import { eventWords, ruleFilerWords, ruleModeWords, scopeWords } from './filing-rule-words.ts'

const blank: DefaultValues<FilingRuleForm> = {
  countryCode: '',
  regime: '',
  filingScope: 'masterAndHouse',
  countedFrom: 'loading',
  filedBy: 'US',
  active: true,
}

export const NewFilingRuleDrawer = ({ onClose }: { onClose: () => void }) => (
  <FormDrawer title={useText()('paper.filing-rule-new')} values={blank} onClose={onClose} />
)

export const FilingRuleDrawer = ({ rule, onClose }: { rule: FilingRule; onClose: () => void }) => (
  <FormDrawer title={useRegimeName()(rule.regime)} values={rule} onClose={onClose} />
)

type FormDrawerProps = { title: string; values: DefaultValues<FilingRuleForm>; onClose: () => void }

function FormDrawer({ title, values, onClose }: FormDrawerProps) {
  const save = useSaveFilingRule()
  const { id } = values
  const entry = useEntryForm<FilingRuleForm>(filingRuleForm, {
    values,
    read: async () => (id ? readFilingRule(id) : undefined),
    save,
    onSaved: onClose,
  })
  return (
    <EntryDrawer title={title} onClose={onClose} record={entry} isSaving={save.isPending}>
      <FormFields form={entry.form} fields={useRuleFields()} span={12} />
    </EntryDrawer>
  )
}

function useRuleFields(): readonly FieldDescription<FilingRuleForm>[] {
  const text = useText()
  const choices = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, TextKey>>) => ({
    kind: 'select' as const,
    options: values.map((value) => ({ value, label: text<TextKey>(words[value]) })),
    clearable: false,
    need: true,
  })
  return [
    { name: 'countryCode', kind: 'select', label: text('paper.filing-country'), options: useCountries(), need: true },
    { name: 'mode', label: text('workorder.mode'), ...choices(legModeCodes, ruleModeWords) },
    {
      name: 'regime',
      label: text('paper.filing-regime'),
      help: text('paper.filing-regime-help'),
      maxLength: 8,
      need: true,
    },
    { name: 'filingScope', label: text('paper.filing-scope'), ...choices(filingScopes, scopeWords) },
    { name: 'hours', kind: 'number', integer: true, label: text('paper.filing-hours'), need: true },
    { name: 'countedFrom', label: text('paper.filing-counted-from'), ...choices(filingDeadlines, eventWords) },
    {
      name: 'filedBy',
      label: text('paper.filing-filer'),
      help: text('paper.filing-filer-help'),
      ...choices(filers, ruleFilerWords),
    },
    { name: 'active', kind: 'checkbox', label: text('paper.filing-rule-on') },
  ]
}
