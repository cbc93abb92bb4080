import { limitsOf } from '@landbridge/contract/booking/fields/form-limits'
import type { FieldKind } from '@landbridge/contract/shared/fields/field-lines'
import type { ComponentType } from 'react'
import { TicksField } from '../../platform/fields/list-fields.tsx'
import { StatedInput } from '../../platform/fields/stated-input.tsx'
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
import { useFormScene } from '../state/form-scene.ts'
import type { FormPath } from '../state/form-state.ts'
import { useChoices } from './field-choices.ts'
import { truckPlaceOf } from './field-spec.ts'
import type { FieldWidgetProps } from './field-widget-props.ts'
import { CarrierField, PlaceField, SalespersonOfBooking } from './lookup-fields.tsx'
import { useUnitText } from './unit-text.ts'

/** Widgets by field name; fields that belong to another field or a list have none. */
export const fieldWidgets: Partial<Record<FieldKind, ComponentType<FieldWidgetProps>>> = {
  text: PlainField,
  clock: PlainField,
  month: PlainField,
  email: PlainField,
  warehouse: PlainField,
  textarea: PlainField,
  number: PlainField,
  goodsLine: PlainField,
  date: PlainField,
  moment: PlainField,
  checkbox: PlainField,
  radio: PlainField,
  select: PlainField,
  tags: PlainField,
  phone: PlainField,
  code: CodeField,
  codes: CodesField,
  place: PlaceField,
  city: PlaceField,
  country: ({ frame }) => <Field {...frame} kind="select" options={useCountries()} />,
  money: MoneyField,
  category: ({ frame }) => <Field {...frame} {...useCategoryField()} />,
  hsCode: ({ frame }) => <Field {...frame} {...useHsCodeField()} />,
  unNo: ({ frame, placeholder }) => <Field {...frame} {...useUnNumberField()} {...(placeholder && { placeholder })} />,
  carrier: CarrierField,
  truckType: ModelField,
  containerType: ({ frame }) => <Field {...frame} kind="select" options={useContainerOptions()} clearable={false} />,
  salesperson: SalespersonOfBooking,
  billCurrency: BillCurrencyField,
}

/** A field whose kind decides its widget, with units and choices in words. */
function PlainField({ frame, spec, look, placeholder }: FieldWidgetProps) {
  const unitText = useUnitText()
  const choicesOf = useChoices(useFormScene())
  return (
    <StatedInput
      frame={frame}
      spec={spec}
      look={look}
      placeholder={placeholder}
      limits={limitsOf(spec)}
      unit={spec.unit && unitText(spec.unit)}
      choices={choicesOf(spec)}
      isClearable={spec.needs.length === 0}
    />
  )
}

/** A truck model; a trailer swapped at the border may be of either side. */
function ModelField({ frame, name }: FieldWidgetProps) {
  const { shownForm } = useFormScene()
  const place = truckPlaceOf(name)
  const models = useTruckModelField(place)
  const others = useTruckModelField(place === 'I' ? 'O' : 'I')
  const options = shownForm.form.truckWay === 'SWAP' ? [...models.options, ...others.options] : models.options
  return <Field {...frame} {...models} options={options} />
}

/** A choice of a code: trade terms by their letters, others by their words. */
function CodeField({ frame, spec, placeholder }: FieldWidgetProps) {
  const { options } = useCodes(spec.codeClass ?? '')
  const choices: Option[] =
    spec.codeClass === 'INCOTERMS' ? options.map((one) => ({ ...one, label: one.value, subLabel: one.label })) : options
  return <Field {...frame} kind="select" options={choices} {...(placeholder && { placeholder })} />
}

/** Services of the form's mode. */
function CodesField({ frame, spec }: FieldWidgetProps) {
  const text = useText()
  const { options } = useCodes(spec.codeClass ?? '', { mode: useFormScene().mode.code })
  const moreWords = (isAll: boolean) => text(isAll ? 'booking.fewer-services' : 'booking.more-services')
  return <TicksField {...frame} options={options} elsewhere={spec.withOwnField ?? []} moreWords={moreWords} />
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
