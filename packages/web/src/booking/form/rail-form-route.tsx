import { headFields } from '@landbridge/contract/booking/form/form-fields'
import { noteLanguages, noteTypes } from '@landbridge/contract/booking/form/route-fields'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import { DepartureField } from './departure-field.tsx'
import { proposeFromLane } from './lane-proposals.ts'
import { choicesOf, MoreFields, type RailForm } from './rail-form-parts.tsx'
import { StopFields } from './stop-fields.tsx'
import type { RailFacts } from './use-rail-facts.ts'

type Props = { form: RailForm; known: RailFacts }

const later = [
  'wantedArrivalDate',
  'consignmentNoteType',
  'noteLanguage',
  'destinationStation',
  'consigneeRailCode',
  'legType',
] as const
const latestReadyMs = 180 * 86_400_000

/** Where from, where to, when and by which train. */
export function RouteSection({ form, known }: Props) {
  const text = useText()
  const today = businessDayOf(serverNow())
  const farthest = businessDayOf(new Date(serverNow().getTime() + latestReadyMs))
  return (
    <Card title={text('booking.section-route')} id="route">
      <div className="form">
        <Field
          form={form}
          name="direction"
          kind="radio"
          need
          choices={choicesOf(['E', 'I', 'NM'], (value) => text(`booking.direction-${value}`))}
        />
        <Field
          form={form}
          name="loadType"
          kind="select"
          need
          clearable={false}
          options={[{ value: 'FCL', label: text('booking.load-FCL') }]}
        />
        <Ends form={form} />
        <Field
          form={form}
          name="serviceTerm"
          kind="select"
          need
          clearable={false}
          options={choicesOf(headFields.serviceTerm.choices?.('R.FCL') ?? [], (value) =>
            text(`booking.term-${value}` as TextKey),
          )}
        />
        <FieldFrame form={form} name="entryPortCode">
          {(control) => <PlaceSelect {...control} mode="RAIL" kind="border" placeholder={text('booking.any-border')} />}
        </FieldFrame>
        <Field
          form={form}
          name="readyDate"
          kind="date"
          placeholder={text('shared.choose')}
          need
          least={today}
          most={farthest}
        />
        <Field form={form} name="wantedDate" kind="dateRange" toName="wantedDateTo" need least={today} />
        <DepartureField form={form} known={known} />
        <StopFields form={form} />
        <MoreFields names={later} isSaid={false}>
          <Field
            form={form}
            name="legType"
            kind="radio"
            choices={choicesOf(['Q', 'T', 'H'], (value) => text(`booking.leg-${value}`))}
          />
          <Field form={form} name="wantedArrivalDate" kind="date" least={today} />
          <Field
            form={form}
            name="consignmentNoteType"
            kind="select"
            clearable={false}
            options={choicesOf(noteTypes, (value) => text(`booking.note-${value}`))}
          />
          <Field
            form={form}
            name="noteLanguage"
            kind="select"
            options={choicesOf(noteLanguages, (value) => text(`booking.note-${value}`))}
          />
          <Field form={form} name="destinationStation" maxLength={60} placeholder={text('booking.party-later')} />
          <Field form={form} name="consigneeRailCode" maxLength={12} placeholder={text('booking.party-later')} />
        </MoreFields>
      </div>
    </Card>
  )
}

const ends = { origin: 'booking.origin', destination: 'booking.destination' } as const

/** Both ends: stations, or a city where a leg by road begins or ends there. */
function Ends({ form }: { form: RailForm }) {
  const text = useText()
  const legType = useWatch({ control: form.control, name: 'legType' })
  return (
    <>
      {(['origin', 'destination'] as const).map((end) => {
        const isCity = legType === (end === 'origin' ? 'T' : 'H')
        return (
          <FieldFrame key={end} form={form} name={`${end}Code`} label={text(ends[end])} need>
            {(control) => (
              <PlaceSelect
                {...control}
                mode={isCity ? 'TRUCK' : 'RAIL'}
                end={end}
                {...(!isCity && { kind: 'station' as const })}
                onPlace={(place) => {
                  form.setValue(`${end}Name`, place?.label)
                  proposeFromLane(form, end, place?.countryCode)
                }}
              />
            )}
          </FieldFrame>
        )
      })}
    </>
  )
}
