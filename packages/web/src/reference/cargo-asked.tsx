import { boxSizes } from '@landbridge/contract/reference/box-sizes'
import { useId } from 'react'
import { alone } from '../platform/form/alone.ts'
import { NumberInput } from '../platform/form/number-input.tsx'
import { useText } from '../platform/text.tsx'
import { PlainSelect } from '../platform/ui/plain-select.tsx'

/** Which container prices are asked for, as the address has it. */
export type BoxAsked = {
  /** '' any. */
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
type BoxFieldProps = { ofCarrier?: boolean; box: BoxAsked; onChange: (changes: Partial<BoxAsked>) => void }

/** The size, and whose container it is. */
export function BoxField({ ofCarrier, box, onChange }: BoxFieldProps) {
  const text = useText()
  return (
    <span className="input-bare">
      <PlainSelect
        label={text('reference.lane-box')}
        value={box.containerType}
        choices={[
          { value: '' as const, label: text('reference.lane-any-box') },
          ...boxSizes.map((size) => ({ value: size, label: size })),
        ]}
        onChange={(containerType) => onChange({ containerType })}
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

type WeightFieldProps = { weightKg: string; onChange: (weightKg: string) => void }

/** The weight, where the price follows it. */
export function WeightField({ weightKg, onChange }: WeightFieldProps) {
  const text = useText()
  return (
    <NumberInput
      {...alone}
      id={useId()}
      bare
      label={text('reference.lane-weight')}
      placeholder={text('reference.lane-any-weight')}
      value={weightKg}
      onChange={(typed) => onChange(String(typed ?? ''))}
    />
  )
}
