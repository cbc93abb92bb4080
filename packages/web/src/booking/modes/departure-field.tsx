import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import { departureName, type FrequencyItem } from '@landbridge/contract/pricing/departure'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { useFormScene } from '../state/form-scene.ts'
import { departureWordsOf } from './departure-words.ts'
import { isPast } from './lane-facts.ts'

export function DepartureField({ departureInForm }: Pick<BookingModeView, 'departureInForm'>) {
  const text = useText()
  const { form, known, at } = useFormScene()
  const { departures: trains, departure: train } = known
  const optionOf = useDepartureOption()
  const options = (trains ?? []).map(optionOf)
  const choose = (option: Option | undefined) => {
    const chosen = trains?.find(({ id }) => id === option?.value)
    for (const [field, value] of Object.entries(departureInForm(chosen)))
      form.setValue(field as HeadName, value ?? null)
  }
  const none = trains ? 'booking.departures-none' : 'booking.departure-choose-hint'
  return (
    <FieldFrame
      form={form}
      name="departureId"
      label={text(labelKey('departureId', headFields.departureId, at.name) as TextKey)}
      span={24}
      help={train ? <Cutoffs train={train} /> : options.length === 0 && text(none)}
    >
      {(control) => (
        <Select
          {...control}
          options={options}
          placeholder={text('booking.departure-open')}
          labelOf={() => namesOf(form.getValues()) || text('booking.departure-choose')}
          onOption={choose}
        />
      )}
    </FieldFrame>
  )
}

/** Names of the chosen departure in the form. */
const namesOf = ({ trainNo, flightNo, vessel, voyage }: BookingForm) =>
  trainNo ?? flightNo ?? [vessel, voyage].filter(Boolean).join(' / ')

/** One departure as a choice: a full one and one past its cut-off can be seen and not chosen. */
function useDepartureOption() {
  const text = useText()
  const format = useFormat()
  const { mode, at } = useFormScene()
  const { numbered } = departureWordsOf(mode.code)
  const soldByBox = headFields.boxes.forms.includes(at.name)
  return (train: FrequencyItem): Option => {
    const day = businessDayOf(train.etd, train.etdTz)
    const late = isPast(train)
    // A flight sells no boxes, and is not full for having none.
    const left = train.surplusText
      ? text('booking.departure-space', { space: train.surplusText })
      : soldByBox && text('booking.departure-full')
    const name = train.vessel
      ? text('booking.departure-vessel', { vessel: departureName(train), day: format.onWeekday(day) })
      : text(numbered, { trainNo: train.departureNo, day: format.onWeekday(day) })
    return {
      value: train.id,
      label: [name, left].filter(Boolean).join(' · '),
      subLabel: late ? text('booking.departure-past') : (train.entryPortName ?? train.carrierName),
      disabled: late,
    }
  }
}

function Cutoffs({ train }: { train: FrequencyItem }) {
  const text = useText()
  const format = useFormat()
  const at = (time: Date) => format.dayTime(time, train.cutoffTz)
  const [si, cargo, customs] = [at(train.siCutoff), at(train.cargoCutoff), at(train.customsCutoff)]
  const { mode } = useFormScene()
  if (departureWordsOf(mode.code).papersCutoff)
    return text('booking.departure-cutoffs-documents', { documents: si, cargo, customs })
  return train.vgmCutoff
    ? text('booking.departure-cutoffs-port', { si, vgm: at(train.vgmCutoff), cargo, customs })
    : text('booking.departure-cutoffs', { si, cargo, customs })
}
