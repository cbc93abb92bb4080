import { boxSizes } from '@landbridge/contract/reference/box-sizes'
import { useText } from '../platform/text.tsx'
import { PlainSelect } from '../platform/ui/plain-select.tsx'
import { rememberSize, useUsualSize } from './usual-size.ts'

/** The container of a price search, as in the address. */
export type SearchedBox = {
  /** '' the usual one. */
  containerType: '' | (typeof boxSizes)[number]
  /** '' for both, T for the carrier's containers, F for the shipper's. */
  ourBox: string
}

const owners = [
  { value: '', label: 'COC / SOC' },
  { value: 'T', label: 'COC' },
  { value: 'F', label: 'SOC' },
]

/** `ofCarrier` where only the carrier's containers have prices, so that no owner is asked. */
type BoxFieldProps = { ofCarrier?: boolean; box: SearchedBox; onChange: (changes: Partial<SearchedBox>) => void }

export function BoxField({ ofCarrier, box, onChange }: BoxFieldProps) {
  const text = useText()
  const usual = useUsualSize()
  return (
    <span className="input-bare">
      <PlainSelect
        label={text('reference.lane-box')}
        value={box.containerType || usual}
        choices={boxSizes.map((size) => ({ value: size, label: size }))}
        onChange={(containerType) => {
          rememberSize(containerType)
          onChange({ containerType })
        }}
      />
      {!ofCarrier && (
        <PlainSelect
          label={text('reference.lane-owner')}
          value={box.ourBox}
          choices={owners}
          onChange={(ourBox) => onChange({ ourBox })}
        />
      )}
    </span>
  )
}

/** The load of a price search by weight, volume, loading metres or truck, with '' for unknown. */
export type SearchedLoad = {
  weightKg: string
  volumeM3: string
  loadingMetres: string
  /** Measured pieces, as in the address. */
  pieces: string
  truckType: string
}

export const noLoad: SearchedLoad = { weightKg: '', volumeM3: '', loadingMetres: '', pieces: '', truckType: '' }
