import { loadWays, type StopLine } from '@landbridge/contract/booking/form/stop-lines'
import { useEffect } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import styles from './rail-form.module.css'
import { choicesOf, ListReason, type RailForm } from './rail-form-parts.tsx'

type StopType = 'L' | 'U'

/** Where the truck loads and unloads. A door in the service term opens its stop; stuffing at the factory needs one as well. */
export function StopFields({ form }: { form: RailForm }) {
  const { control } = form
  const [term, boxes, stops] = useWatch({ control, name: ['serviceTerm', 'boxes', 'stops'] })
  const { append, remove } = useFieldArray({ control, name: 'stops' })
  const isFactory = boxes?.some(({ stuffingPlace }) => stuffingPlace === 'FACTORY') ?? false
  const needed = { L: Boolean(term?.startsWith('DOOR')) || isFactory, U: Boolean(term?.endsWith('DOOR')) }
  const has = (type: StopType) => stops?.some(({ stopType }) => stopType === type) ?? false
  const missing = (['L', 'U'] as const).find((type) => needed[type] && !has(type))
  useEffect(() => {
    if (missing) append({ stopType: missing }, { shouldFocus: false })
  }, [missing, append])
  const shown = (stops ?? []).map((stop, at) => ({ stop, at })).filter(({ stop }) => stop.stopType)
  return (
    <>
      {shown.map(({ stop, at }) => (
        <Stop
          key={at}
          form={form}
          at={at}
          stop={stop}
          isNeeded={needed[stop.stopType ?? 'L']}
          onRemove={() => remove(at)}
        />
      ))}
      {(needed.L || needed.U) && <AddStops needed={needed} onAdd={(stopType) => append({ stopType })} />}
      <div className={styles.wide}>
        <ListReason of="stops" />
      </div>
    </>
  )
}

function AddStops({ needed, onAdd }: { needed: Record<StopType, boolean>; onAdd: (type: StopType) => void }) {
  const text = useText()
  return (
    <div className={styles.wide}>
      {needed.L && (
        <Button look="plain" low icon="plus" onClick={() => onAdd('L')}>
          {text('booking.stop-add-loading')}
        </Button>
      )}
      {needed.U && (
        <Button look="plain" low icon="plus" onClick={() => onAdd('U')}>
          {text('booking.stop-add-unloading')}
        </Button>
      )}
    </div>
  )
}

type StopProps = { form: RailForm; at: number; stop: StopLine; isNeeded: boolean; onRemove: () => void }

function Stop({ form, at, stop, isNeeded, onRemove }: StopProps) {
  const text = useText()
  const title = text(stop.stopType === 'U' ? 'booking.stop-unloading' : 'booking.stop-loading')
  return (
    <fieldset className={styles.block} aria-label={title}>
      <div className={styles.blockHead}>
        <h4>{title}</h4>
        <IconButton name="bin" label={`${text('shared.remove')} ${title}`} onClick={onRemove} />
      </div>
      <FieldFrame form={form} name={`stops.${at}.cityCode`} need={isNeeded} span={8}>
        {(control) => (
          <PlaceSelect
            {...control}
            mode="TRUCK"
            end={stop.stopType === 'U' ? 'destination' : 'origin'}
            onPlace={(place) => form.setValue(`stops.${at}.cityName`, place?.label)}
          />
        )}
      </FieldFrame>
      <Field form={form} name={`stops.${at}.address`} need={isNeeded} span={16} maxLength={200} />
      <Field form={form} name={`stops.${at}.stopCompany`} need={isNeeded} maxLength={100} />
      <Field form={form} name={`stops.${at}.contactName`} need={isNeeded} maxLength={60} />
      <Field form={form} name={`stops.${at}.contactPhone`} kind="phone" need={isNeeded} />
      <Field form={form} name={`stops.${at}.stopDate`} kind="date" need={isNeeded} least={businessDayOf(serverNow())} />
      <Field form={form} name={`stops.${at}.timeFrom`} span={8} placeholder="09:00" maxLength={5} />
      <Field form={form} name={`stops.${at}.timeTo`} span={8} placeholder="12:00" maxLength={5} />
      <Field
        form={form}
        name={`stops.${at}.loadWay`}
        kind="select"
        span={8}
        options={choicesOf(loadWays, (value) => text(`booking.way-${value}`))}
      />
      <PartHere form={form} at={at} stop={stop} />
    </fieldset>
  )
}

/** With several stops of a kind each says what part of the cargo it handles. */
function PartHere({ form, at, stop }: Pick<StopProps, 'form' | 'at' | 'stop'>) {
  const stops = useWatch({ control: form.control, name: 'stops' }) ?? []
  if (stops.filter(({ stopType }) => stopType === stop.stopType).length < 2) return null
  return (
    <>
      <Field form={form} name={`stops.${at}.packages`} kind="number" whole need span={8} />
      <Field form={form} name={`stops.${at}.grossWeightKg`} kind="number" unit="kg" need span={8} />
      <Field form={form} name={`stops.${at}.volumeM3`} kind="number" unit="m³" span={8} />
    </>
  )
}
