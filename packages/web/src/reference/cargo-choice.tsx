import { boxSizes } from '@landbridge/contract/reference/box-sizes'
import { useText } from '../platform/text.tsx'
import { PlainSelect } from '../platform/ui/plain-select.tsx'
import { rememberSize, useUsualSize } from './usual-size.ts'

/** Which container prices are asked for, as the address has it. */
export type SearchedBox = {
  /** '' the usual one. */
  containerType: '' | (typeof boxSizes)[number]
  /** '' both, T the carrier's containers, F the shipper's own. */
  ourBox: string
}

const owners = [
  { value: '', label: 'COC / SOC' },
  { value: 'T', label: 'COC' },
  { value: 'F', label: 'SOC' },
]

/** `ofCarrier` where only the carrier's containers have prices: then nobody asks whose they are. */
type BoxFieldProps = { ofCarrier?: boolean; box: SearchedBox; onChange: (changes: Partial<SearchedBox>) => void }

/** The size, and whose container it is. */
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

/** Which load prices are asked for where they follow weight, volume, loading metres or the truck; '' what is not said. */
export type SearchedLoad = {
  weightKg: string
  volumeM3: string
  loadingMetres: string
  /** Pieces with their measures, as an address carries them. */
  pieces: string
  truckType: string
}

export const noLoad: SearchedLoad = { weightKg: '', volumeM3: '', loadingMetres: '', pieces: '', truckType: '' }
