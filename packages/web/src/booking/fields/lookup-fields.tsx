import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import { factsOfMode, type ModeCode, placeModesOf } from '@landbridge/contract/shared/modes'
import type { ReactNode } from 'react'
import { SalespersonField } from '../../customer/index.ts'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { useText } from '../../platform/text.tsx'
import { CarrierSelect, PlaceSelect } from '../../reference/index.ts'
import { cityPlaces } from '../modes/place-choice.ts'
import { valueAt } from '../state/form-content.ts'
import { useFormScene } from '../state/form-scene.ts'
import type { FormPath } from '../state/form-state.ts'
import { nameFieldOf } from './field-spec.ts'
import type { FieldWidgetProps } from './field-widget-props.ts'
import { proposeFromLane } from './lane-proposals.ts'

type WidgetControl = Parameters<typeof CarrierSelect>[0]

/** The field that keeps the chosen name beside its code. */
const namePathOf = ({ frame, name, siblings }: FieldWidgetProps, form: FormName): FormPath | undefined => {
  const nameField = nameFieldOf(name, siblings, form)
  return nameField === undefined ? undefined : (frame.name.replace(/[^.]+$/, nameField) as FormPath)
}

const ends: Readonly<Record<string, 'origin' | 'destination'>> = {
  originCode: 'origin',
  destinationCode: 'destination',
}

/** A place of the mode, of a leg's mode, or a city of a truck stop, with its name kept beside it. */
export function PlaceField(props: FieldWidgetProps): ReactNode {
  const { frame, name, spec } = props
  const text = useText()
  const { form, shownForm, mode } = useFormScene()
  const line = frame.name.includes('.')
    ? (valueAt(shownForm.form, frame.name.replace(/\.[^.]+$/, '')) as Line)
    : undefined
  const end = ends[name] ?? (line?.stopType === 'U' ? 'destination' : 'origin')
  const countryCode = shownForm.context[end === 'origin' ? 'originCountry' : 'destinationCountry']
  const { placeholder, ...choice } = placeOffered()
  const namePath = namePathOf(props, shownForm.name)
  function placeOffered(): ReturnType<typeof mode.placeOf> {
    if (spec.kind === 'city') return { ...cityPlaces, within: { countryCode } }
    return line ? { mode: placeModesOf(line.legMode ?? mode.code)[0] } : mode.placeOf(name, shownForm.form)
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <PlaceSelect
          {...(control as WidgetControl)}
          {...choice}
          end={end}
          {...(placeholder && { placeholder: text(placeholder) })}
          onPlace={(place) => {
            if (namePath) form.setValue(namePath, place?.label as never)
            if (!line && ends[name]) proposeFromLane(form, ends[name], place?.countryCode)
          }}
        />
      )}
    </FieldFrame>
  )
}
type Line = { stopType?: 'L' | 'U' | null; legMode?: ModeCode | null } | undefined

export function CarrierField(props: FieldWidgetProps) {
  const { form, shownForm, mode } = useFormScene()
  const { carriers, picksCarrier } = factsOfMode(mode.code)
  const namePath = namePathOf(props, shownForm.name)
  return (
    <FieldFrame {...props.frame}>
      {(control) => (
        <CarrierSelect
          {...(control as WidgetControl)}
          {...(picksCarrier && { type: carriers })}
          onCarrier={(carrier) => namePath && form.setValue(namePath, carrier?.label as never)}
        />
      )}
    </FieldFrame>
  )
}

export function SalespersonOfBooking(props: FieldWidgetProps) {
  return <SalespersonField {...props.frame} salerName={namePathOf(props, useFormScene().shownForm.name)} />
}
