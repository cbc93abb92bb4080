import { spaceSizes } from '@landbridge/contract/pricing/box'
import type { ServiceCall, ServiceForm } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { useMemo } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { Field } from '../../../platform/form/field.tsx'
import { type Control, FieldFrame } from '../../../platform/form/field-frame.tsx'
import type { LineColumn } from '../../../platform/form/line-column.ts'
import { LinesEditor } from '../../../platform/form/lines-editor.tsx'
import { TagInput } from '../../../platform/form/tag-input.tsx'
import { namedText, useText } from '../../../platform/text.tsx'
import { Card } from '../../../platform/ui/parts.tsx'
import { CarrierSelect } from '../../../reference/index.ts'
import { EndSelect } from '../../desk/lane-selects.tsx'
import { WeekdayChoices } from '../../desk/weekday-choices.tsx'
import { usePricingFacts } from '../../modes/pricing-modes.ts'
import { nextCall } from './service-values.ts'

type FieldsProps = { form: UseFormReturn<ServiceForm>; disabled: boolean }

export function ServiceFields(props: FieldsProps) {
  const text = useText()
  return (
    <>
      <Card title={text('pricing.service-line')}>
        <LineFields {...props} />
      </Card>
      <Card title={text('pricing.rotation')}>
        <Rotation {...props} />
      </Card>
      <Card title={text('pricing.cut-offs-before')}>
        <CutoffHours {...props} />
      </Card>
      <Card title={text('pricing.space-each-lane')}>
        <Spaces {...props} />
      </Card>
    </>
  )
}

function LineFields({ form, disabled }: FieldsProps) {
  const text = useText()
  const { carriers } = usePricingFacts()
  const common = { form, disabled, span: 8 } as const
  return (
    <div className="form">
      <Field {...common} name="serviceCode" label={text('pricing.service-code')} need maxLength={12} />
      <FieldFrame {...common} name="carrierCode" label={text('pricing.carrier')} need>
        {({ onChange, ...control }) => (
          <CarrierSelect {...control} type={carriers} onChange={(code) => onChange(code ?? '')} />
        )}
      </FieldFrame>
      <Field {...common} name="serviceName" label={text('pricing.service-name')} maxLength={60} />
      <FieldFrame {...common} name="weekday" label={text('pricing.first-call-day')} need group span={16}>
        {({ value, onChange, ...control }) => (
          <WeekdayChoices
            {...control}
            value={[value]}
            onChange={(days) => onChange(days.find((day) => day !== value) ?? value)}
          />
        )}
      </FieldFrame>
      <Field
        {...common}
        name="active"
        kind="checkbox"
        label={text('pricing.state')}
        words={text('pricing.service-active')}
      />
      <FieldFrame
        {...common}
        name="vessels"
        label={text('pricing.vessels')}
        help={text('pricing.vessels-hint')}
        span={24}
      >
        {({ onChange, ...control }) => <TagInput {...control} onChange={(names) => onChange([...(names ?? [])])} />}
      </FieldFrame>
    </div>
  )
}

/** A port in a line, without the kit's `low`. */
const PortCell = ({ low: _, need: __, ...control }: Control<string> & { label: string; low: true }) => (
  <EndSelect {...control} look="low" />
)

function Rotation({ form, disabled }: FieldsProps) {
  const text = useText()
  const columns = useMemo<readonly LineColumn<ServiceCall>[]>(
    () => [
      {
        name: 'placeCode',
        title: text('pricing.call-port'),
        need: true,
        widget: (control) => <PortCell {...(control as unknown as Control<string> & { label: string; low: true })} />,
      },
      {
        name: 'day',
        title: text('pricing.call-day'),
        kind: 'number',
        integer: true,
        align: 'num',
        need: true,
        width: 110,
      },
      { name: 'terminal', title: text('pricing.call-terminal'), maxLength: 60 },
      { name: 'loads', title: text('pricing.call-loads'), kind: 'checkbox', width: 110 },
      { name: 'discharges', title: text('pricing.call-discharges'), kind: 'checkbox', width: 110 },
    ],
    [text],
  )
  return (
    <>
      <LinesEditor
        form={form}
        name="calls"
        min={2}
        max={30}
        disabled={disabled}
        blank={() => nextCall(form.getValues('calls'))}
        columns={columns}
      />
      <WholeListRefusal form={form} name="calls" />
      <p className="pad muted">{text('pricing.rotation-hint')}</p>
    </>
  )
}

/** A refusal of all lines together. */
function WholeListRefusal({ form, name }: { form: FieldsProps['form']; name: 'calls' | 'spaces' }) {
  const text = useText()
  const { errors } = useFormState({ control: form.control, name })
  const reason = errors[name]?.root?.message ?? errors[name]?.message
  return reason ? (
    <p className="pad">
      <span className="err" role="alert">
        {namedText(text, reason)}
      </span>
    </p>
  ) : null
}

function CutoffHours({ form, disabled }: FieldsProps) {
  const text = useText()
  const hours = { form, disabled, kind: 'number', integer: true, unit: text('pricing.unit-hours'), span: 8 } as const
  return (
    <div className="form">
      <Field {...hours} name="cutoffs.si" label={text('field.siCutoff')} need />
      <Field {...hours} name="cutoffs.vgm" label={text('field.vgmCutoff')} need />
      <Field {...hours} name="cutoffs.cargo" label={text('field.cargoCutoff')} need />
      <Field {...hours} name="cutoffs.customs" label={text('field.customsCutoff')} need />
      <Field {...hours} name="cutoffs.filing" label={text('field.filingCutoff')} isOpen />
    </div>
  )
}

function Spaces({ form, disabled }: FieldsProps) {
  const text = useText()
  const columns = useMemo<readonly LineColumn<ServiceForm['spaces'][number]>[]>(
    () => [
      {
        name: 'containerType',
        title: text('pricing.size'),
        kind: 'select',
        options: spaceSizes.map((size) => ({ value: size, label: size })),
        need: true,
        width: 160,
      },
      {
        name: 'total',
        title: text('pricing.space-total'),
        kind: 'number',
        integer: true,
        align: 'num',
        need: true,
        width: 160,
      },
    ],
    [text],
  )
  return (
    <>
      <LinesEditor
        form={form}
        name="spaces"
        min={0}
        max={spaceSizes.length}
        disabled={disabled}
        blank={() => ({ containerType: '40HQ' as const, total: 0 })}
        columns={columns}
      />
      <WholeListRefusal form={form} name="spaces" />
    </>
  )
}
