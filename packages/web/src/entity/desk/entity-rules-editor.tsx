import type { EntityRule, OwnEntityForm, OwnEntityView } from '@landbridge/contract/entity/own-entity'
import { legModeCodes, placeModeOf } from '@landbridge/contract/shared/modes'
import type { UseFormReturn } from 'react-hook-form'
import type { LineColumn } from '../../platform/form/line-column.ts'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useText } from '../../platform/text.tsx'
import { useCountries } from '../../reference/index.ts'
import { customerOptions } from '../entity-api.ts'
import { placeModeWords } from './partner-words.ts'

type EditorProps = { form: UseFormReturn<OwnEntityForm>; entity: OwnEntityView | undefined }

/** The bookings that an entity carries: a line for each customer, mode or lane. */
export function EntityRules({ form, entity: savedEntity }: EditorProps) {
  const text = useText()
  const countries = useCountries()
  const names = new Map(savedEntity?.rules.map(({ customerId, customerName }) => [customerId, customerName]))
  const legModes = legModeCodes.map((code) => ({
    value: code,
    label: text(placeModeWords[placeModeOf(code)]),
  }))
  const columns: readonly LineColumn<EntityRule>[] = [
    {
      name: 'customerId',
      title: text('entity.rule-customer'),
      kind: 'lookup',
      load: customerOptions,
      labelOf: (id) => names.get(id) ?? id,
    },
    { name: 'ruleMode', title: text('entity.rule-mode'), kind: 'select', options: legModes },
    { name: 'originCountry', title: text('entity.rule-origin'), kind: 'select', options: countries },
    { name: 'destinationCountry', title: text('entity.rule-destination'), kind: 'select', options: countries },
  ]
  return (
    <fieldset className="stack tight">
      <legend>{text('entity.rules')}</legend>
      <p className="muted small">{text('entity.rules-hint')}</p>
      <LinesEditor<OwnEntityForm, 'rules', EntityRule>
        form={form}
        name="rules"
        columns={columns}
        blank={() => ({ customerId: null, ruleMode: null, originCountry: null, destinationCountry: null })}
        min={0}
        max={50}
      />
    </fieldset>
  )
}
