import { businessZone } from '@landbridge/contract/shared/business-day'
import { type ReactNode, useId, useRef } from 'react'
import { alone } from '../../platform/form/alone.ts'
import { WallInput } from '../../platform/form/moment-input.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { momentIn } from '../../platform/zone-time.ts'
import type { TrackingModeView } from '../modes/tracking-mode-view.ts'
import styles from '../tracking.module.css'

export type PlaceValue = { code: string; name: string; zone?: string | undefined }

export function PlaceField({
  label,
  findPlaces,
  value,
  onChange,
  clearable = false,
}: {
  label?: string
  findPlaces: TrackingModeView['findPlaces']
  value: PlaceValue | undefined
  onChange: (place: PlaceValue | undefined) => void
  clearable?: boolean
}) {
  const text = useText()
  const id = useId()
  const zones = useRef(new Map<string, string>())
  const find = async (key: string, signal: AbortSignal) => {
    const found = await findPlaces(key, signal)
    for (const place of found) zones.current.set(place.code, place.timeZone)
    return found.map(({ label, code }) => ({ label, value: code, subLabel: code }))
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label ?? text('tracking.place')}
      </label>
      <Combobox
        id={id}
        value={value && { label: value.name, value: value.code, subLabel: value.code }}
        options={find}
        clearable={clearable}
        onChange={(option) =>
          onChange(option && { code: option.value, name: option.label, zone: zones.current.get(option.value) })
        }
      />
    </div>
  )
}

export type TimeValue = { zone: string; wall: string }
export const timeOf = ({ zone, wall }: TimeValue): Date | undefined => momentIn(zone, wall)

/** A time by the place's clock, or China's. */
export function TimeField({
  value,
  onChange,
  placeZone,
}: {
  value: TimeValue
  onChange: (time: TimeValue) => void
  placeZone?: string | undefined
}) {
  const text = useText()
  const id = useId()
  const zones = [...new Set([placeZone ?? value.zone, value.zone, businessZone])]
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {text('tracking.time')}
      </label>
      <div className={styles.time}>
        <WallInput
          id={id}
          value={value.wall}
          onChange={(wall) => onChange({ ...value, wall })}
          invalid={false}
          describedBy={undefined}
          disabled={false}
        />
        <Select
          {...alone}
          id={`${id}-zone`}
          label={text('tracking.zone')}
          value={value.zone}
          options={zones.map((zone) => ({ value: zone, label: zone }))}
          clearable={false}
          onChange={(zone) => zone && onChange({ ...value, zone })}
        />
      </div>
    </div>
  )
}

type ChoiceProps<V extends string> = {
  label: string
  value: V | undefined
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

export function ChoiceField<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <Select
        {...alone}
        id={id}
        value={value}
        options={options}
        clearable={false}
        onChange={(chosen) => chosen && onChange(chosen as V)}
      />
    </div>
  )
}

export function Labelled({ label, wrong, children }: { label: string; wrong?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="field">
      <span className="label">{label}</span>
      {children}
      {wrong && <span className="err">{wrong}</span>}
    </label>
  )
}
