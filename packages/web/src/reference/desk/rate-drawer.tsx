import { type RateForm, rateForm } from '@landbridge/contract/reference/reference-desk'
import { EntryDrawer, useEntryForm } from '../../platform/form/entry-drawer.tsx'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { useText } from '../../platform/text.tsx'
import { readDeskRate, useSaveRate } from '../reference-api.ts'

/** The rate of a month, no longer a sample once entered. */
export function RateDrawer({ rate, onClose }: { rate: RateForm | undefined; onClose: () => void }) {
  const text = useText()
  const save = useSaveRate()
  const values = rate
    ? { code: rate.code, yearMonth: rate.yearMonth, rate: rate.rate, version: rate.version }
    : { code: '', yearMonth: '', rate: '' }
  const entry = useEntryForm<RateForm>(rateForm, {
    values,
    read: () => readDeskRate(values.code, values.yearMonth),
    save,
    onSaved: onClose,
  })
  const { form } = entry
  const fields: readonly FieldDescription<RateForm>[] = [
    { name: 'code', label: text('reference.currency'), disabled: !!rate, need: true, maxLength: 3 },
    {
      name: 'yearMonth',
      label: text('reference.month'),
      placeholder: '2026-01',
      disabled: !!rate,
      need: true,
      maxLength: 7,
    },
    { name: 'rate', kind: 'number', label: text('reference.rate'), unit: 'CNY', need: true },
  ]
  return (
    <EntryDrawer
      title={rate ? `${rate.code} ${rate.yearMonth}` : text('reference.rate-new')}
      onClose={onClose}
      record={entry}
      isSaving={save.isPending}
    >
      <FormFields form={form} fields={fields} span={12} />
    </EntryDrawer>
  )
}
