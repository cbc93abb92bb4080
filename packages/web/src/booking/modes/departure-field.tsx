import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import { sharesContainer, warehouseClosesAt } from '@landbridge/contract/booking/form/facts-of'
import { departureName, type OfferedDeparture } from '@landbridge/contract/pricing/departure'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { Skeleton } from '../../platform/ui/states.tsx'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { useFormScene } from '../state/form-scene.ts'
import { departureWordsOf } from './departure-words.ts'
import { isPast } from './lane-facts.ts'

export function DepartureField({ departureInForm }: Pick<BookingModeView, 'departureInForm'>) {
  const text = useText()
  const { form, formFacts, shownForm } = useFormScene()
  const { departures, departure } = formFacts
  const optionOf = useDepartureOption()
  const options = (departures ?? []).map(optionOf)
  const choose = (option: Option | undefined) => {
    const chosen = departures?.find(({ id }) => id === option?.value)
    for (const [field, value] of Object.entries(departureInForm(chosen)))
      form.setValue(field as HeadName, value ?? null)
  }
  const isLaneChosen = Boolean(shownForm.form.originCode && shownForm.form.destinationCode)
  return (
    <FieldFrame
      form={form}
      name="departureId"
      label={namedText(text, labelKey('departureId', headFields.departureId, shownForm.name))}
      span={24}
      help={
        departure ? (
          <Cutoffs departure={departure} />
        ) : (
          options.length === 0 && <NoDepartures isKnown={departures !== undefined} isLaneChosen={isLaneChosen} />
        )
      }
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

/** A skeleton while departures load, then the reason why there are none. */
function NoDepartures({ isKnown, isLaneChosen }: { isKnown: boolean; isLaneChosen: boolean }) {
  const text = useText()
  if (isKnown) return text('booking.departures-none')
  return isLaneChosen ? <Skeleton width="60%" /> : text('booking.departure-choose-hint')
}

const namesOf = ({ trainNo, flightNo, vessel, voyage }: BookingForm) =>
  trainNo ?? flightNo ?? [vessel, voyage].filter(Boolean).join(' / ')

/** A departure as an option, disabled when full or past its cut-off. */
function useDepartureOption() {
  const text = useText()
  const format = useFormat()
  const { mode, shownForm } = useFormScene()
  const { numbered } = departureWordsOf(mode.code)
  const soldByBox = headFields.boxes.forms.includes(shownForm.name)
  return (departure: OfferedDeparture): Option => {
    const day = businessDayOf(departure.etd, departure.etdZone)
    const late = isPast(departure)
    // A flight sells no boxes, and is not full for having none.
    const left = departure.surplusText
      ? text('booking.departure-space', { space: departure.surplusText })
      : soldByBox && text('booking.departure-full')
    const name = departure.vessel
      ? text('booking.departure-vessel', { vessel: departureName(departure), day: format.onWeekday(day) })
      : text(numbered, { departureNo: departure.departureNo, day: format.onWeekday(day) })
    return {
      value: departure.id,
      label: [name, left].filter(Boolean).join(' · '),
      subLabel: late ? text('booking.departure-past') : (departure.entryPortName ?? departure.carrierName),
      disabled: late,
    }
  }
}

function Cutoffs({ departure }: { departure: OfferedDeparture }) {
  const text = useText()
  const format = useFormat()
  const at = (time: Date) => format.dayTime(time, departure.cutoffZone)
  const [si, cargo, customs] = [at(departure.siCutoff), at(departure.cargoCutoff), at(departure.customsCutoff)]
  const { mode, shownForm: place, formFacts } = useFormScene()
  const closesAt = warehouseClosesAt(place.name, formFacts.quote, departure)
  if (closesAt)
    return text('booking.departure-cutoffs-warehouse', {
      si,
      warehouse: format.dayTime(closesAt, departure.etdZone),
      customs,
    })
  if (departureWordsOf(mode.code).papersCutoff)
    return text('booking.departure-cutoffs-documents', { documents: si, cargo, customs })
  return departure.vgmCutoff && !sharesContainer(place.name)
    ? text('booking.departure-cutoffs-port', { si, vgm: at(departure.vgmCutoff), cargo, customs })
    : text('booking.departure-cutoffs', { si, cargo, customs })
}
