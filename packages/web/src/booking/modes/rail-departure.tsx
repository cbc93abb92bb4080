import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { useFormScene } from '../form/form-scene.ts'
import { isPast } from './rail-facts.ts'

/** The train: with its day and the space left, and under the field its cut-offs at the terminal. */
export function RailDeparture() {
  const text = useText()
  const { form, known } = useFormScene()
  const { departures: trains, departure: train } = known
  const optionOf = useTrainOption()
  const options = (trains ?? []).map(optionOf)
  const choose = (option: Option | undefined) => {
    const chosen = trains?.find(({ id }) => id === option?.value)
    form.setValue('trainNo', chosen?.departureNo ?? null)
  }
  const none = trains ? 'booking.departures-none' : 'booking.departure-choose-hint'
  return (
    <FieldFrame
      form={form}
      name="departureId"
      span={24}
      help={train ? <Cutoffs train={train} /> : options.length === 0 && text(none)}
    >
      {(control) => (
        <Select
          {...control}
          options={options}
          placeholder={text('booking.departure-open')}
          labelOf={() => form.getValues('trainNo') ?? text('booking.departure-choose')}
          onOption={choose}
        />
      )}
    </FieldFrame>
  )
}

/** One train as a choice: a full one and one past its cut-off can be seen and not chosen. */
function useTrainOption() {
  const text = useText()
  const format = useFormat()
  return (train: FrequencyItem): Option => {
    const day = businessDayOf(train.etd, train.etdTz)
    const late = isPast(train)
    const left = train.surplusText
      ? text('booking.departure-space', { space: train.surplusText })
      : text('booking.departure-full')
    const name = text('booking.departure-train', {
      trainNo: train.departureNo,
      day: format.onWeekday(day),
    })
    return {
      value: train.id,
      label: [name, left].join(' · '),
      subLabel: late ? text('booking.departure-past') : train.entryPortName,
      disabled: late,
    }
  }
}

function Cutoffs({ train }: { train: FrequencyItem }) {
  const text = useText()
  const format = useFormat()
  const at = (time: Date) => format.dayTime(time, train.cutoffTz)
  return (
    <>
      {text('booking.departure-cutoffs', {
        si: at(train.siCutoff),
        cargo: at(train.cargoCutoff),
        customs: at(train.customsCutoff),
      })}
    </>
  )
}
