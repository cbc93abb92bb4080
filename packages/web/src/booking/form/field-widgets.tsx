import { limitsOf } from '@landbridge/contract/booking/fields/form-limits'
import type { FieldKind } from '@landbridge/contract/shared/fields/field-lines'
import type { ComponentType } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import {
  useCategoryField,
  useCodes,
  useCountries,
  useCurrencies,
  useCurrencyField,
  useHsCodeField,
  useTruckModelField,
  useUnNumberField,
} from '../../reference/index.ts'
import { useContainerOptions } from '../modes/container-options.ts'
import { DateField, MomentField } from './day-fields.tsx'
import { useChoices } from './field-choices.ts'
import { truckPlaceOf } from './field-spec.ts'
import type { FieldWidgetProps } from './field-widget-props.ts'
import { TagsField, TicksField } from './form-parts.tsx'
import { useFormScene } from './form-scene.ts'
import type { FormPath } from './form-state.ts'
import { CarrierField, PlaceField, SalespersonOfBooking } from './lookup-fields.tsx'
import { useUnitText } from './unit-text.ts'

/** Fields that travel with another field or stand in a list of their own have no widget. */
export const fieldWidgets: Partial<Record<FieldKind, ComponentType<FieldWidgetProps>>> = {
  text: TextField,
  clock: TextField,
  month: TextField,
  email: TextField,
  warehouse: TextField,
  textarea: ({ frame, spec }) => <Field {...frame} kind="textarea" rows={2} {...limitsOf(spec)} />,
  number: NumberField,
  goodsLine: NumberField,
  date: DateField,
  moment: MomentField,
  checkbox: TickField,
  radio: ChoiceField,
  select: SelectField,
  code: CodeField,
  codes: CodesField,
  tags: ({ frame, placeholder }) => <TagsField {...frame} {...(placeholder && { placeholder })} />,
  place: PlaceField,
  city: PlaceField,
  country: ({ frame }) => <Field {...frame} kind="select" options={useCountries()} />,
  money: MoneyField,
  category: ({ frame }) => <Field {...frame} {...useCategoryField()} />,
  hsCode: ({ frame }) => <Field {...frame} {...useHsCodeField()} />,
  unNo: ({ frame, placeholder }) => <Field {...frame} {...useUnNumberField()} {...(placeholder && { placeholder })} />,
  carrier: CarrierField,
  phone: ({ frame, placeholder }) => <Field {...frame} kind="phone" {...(placeholder && { placeholder })} />,
  truckType: ModelField,
  containerType: ({ frame }) => <Field {...frame} kind="select" options={useContainerOptions()} clearable={false} />,
  salesperson: SalespersonOfBooking,
  billCurrency: BillCurrencyField,
}

/** A model of lorry. A trailer that is swapped at the border may be one of either side. */
function ModelField({ frame, name }: FieldWidgetProps) {
  const { at } = useFormScene()
  const place = truckPlaceOf(name)
  const models = useTruckModelField(place)
  const others = useTruckModelField(place === 'I' ? 'O' : 'I')
  const options = at.form.truckWay === 'SWAP' ? [...models.options, ...others.options] : models.options
  return <Field {...frame} {...models} options={options} />
}

function TextField({ frame, spec, look, placeholder }: FieldWidgetProps) {
  const { maxLength } = limitsOf(spec)
  return (
    <Field
      {...frame}
      {...(spec.kind === 'email' && { type: 'email' as const })}
      {...(look.autoComplete && { autoComplete: look.autoComplete })}
      {...(maxLength && { maxLength })}
      {...(placeholder && { placeholder })}
    />
  )
}

function NumberField({ frame, spec, placeholder }: FieldWidgetProps) {
  const unitText = useUnitText()
  return (
    <Field
      {...frame}
      kind="number"
      whole={limitsOf(spec).isWhole}
      {...(spec.unit && { unit: unitText(spec.unit) })}
      {...(placeholder && { placeholder })}
    />
  )
}

function TickField({ frame, look }: FieldWidgetProps) {
  const text = useText()
  return <Field {...frame} kind="checkbox" {...(look.words && { words: text(look.words) })} />
}

function ChoiceField({ frame, spec }: FieldWidgetProps) {
  return <Field {...frame} kind="radio" choices={useChoices(useFormScene())(spec)} />
}

/** A needed field is not cleared again. */
function SelectField({ frame, spec, placeholder }: FieldWidgetProps) {
  const options = useChoices(useFormScene())(spec)
  const isSure = spec.needs.length > 0
  return <Field {...frame} kind="select" options={options} clearable={!isSure} {...(placeholder && { placeholder })} />
}

/** Terms of trade are known by their letters; every other code by its words. */
function CodeField({ frame, spec, placeholder }: FieldWidgetProps) {
  const { options } = useCodes(spec.codeClass ?? '')
  const shown: Option[] =
    spec.codeClass === 'INCOTERMS' ? options.map((one) => ({ ...one, label: one.value, subLabel: one.label })) : options
  return <Field {...frame} kind="select" options={shown} {...(placeholder && { placeholder })} />
}

/** Services that another mode alone has are not offered. */
function CodesField({ frame, spec }: FieldWidgetProps) {
  const { options } = useCodes(spec.codeClass ?? '', { mode: useFormScene().mode.code })
  return <TicksField {...frame} options={options} askedApart={spec.askedApart ?? []} />
}

function MoneyField({ frame, name, spec }: FieldWidgetProps) {
  const currencies = useCurrencies()
  const currency = spec.currencyIn ?? name
  const currencyName = frame.name.replace(/[^.]+$/, currency) as FormPath
  return <Field {...frame} kind="currcd" currencyName={currencyName} currencies={currencies} />
}

function BillCurrencyField({ frame }: FieldWidgetProps) {
  const text = useText()
  const original = { value: 'ORIGINAL', label: text('booking.bill-in-original') }
  return <Field {...frame} {...useCurrencyField([original])} clearable={false} />
}
