import { Combobox } from '../platform/ui/combobox.tsx'
import { findStations, useStation } from './form-options.ts'

type Props = { label: string; value: string; onChange: (code: string) => void }

/** A place as a list is narrowed by it; the address holds its code, and its name is asked for. */
export function PlaceFilter({ label, value, onChange }: Props) {
  const known = useStation(value)
  const chosen = value ? { value, label: known?.label ?? value } : undefined
  return (
    <span className="place-filter">
      <Combobox
        look="low"
        label={label}
        placeholder={label}
        value={chosen}
        options={findStations}
        onChange={(option) => onChange(option?.value ?? '')}
      />
    </span>
  )
}
