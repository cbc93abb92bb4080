import { useText } from '../platform/text.tsx'

/** The sizes that prices are asked for. */
export const boxSizes = ['20GP', '40GP', '40HQ', '45HQ', '40RF', '40OT', '40FR'] as const

/** Which container prices are asked for, as the address has it. */
export type BoxAsked = {
  /** '' any. */
  containerType: '' | (typeof boxSizes)[number]
  /** '' both, T the carrier's containers, F the shipper's own. */
  ourBox: string
}

type BoxFieldProps = { box: BoxAsked; onChange: (changes: Partial<BoxAsked>) => void }

/** The size, and whose container it is. */
export function BoxField({ box, onChange }: BoxFieldProps) {
  const text = useText()
  return (
    <span className="in-bare">
      <select
        aria-label={text('reference.lane-box')}
        value={box.containerType}
        onChange={(event) => onChange({ containerType: boxSizes.find((size) => size === event.target.value) ?? '' })}
      >
        <option value="">{text('reference.lane-any-box')}</option>
        {boxSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <select
        aria-label={text('reference.lane-owner')}
        value={box.ourBox}
        onChange={(event) => onChange({ ourBox: event.target.value })}
      >
        <option value="">COC / SOC</option>
        <option value="T">COC</option>
        <option value="F">SOC</option>
      </select>
    </span>
  )
}

type WeightFieldProps = { weightKg: string; onChange: (weightKg: string) => void }

/** A figure, or the beginning of one; anything else is not taken. */
const isFigure = /^(\d+(\.\d*)?)?$/

/** The weight, where the price follows it. */
export function WeightField({ weightKg, onChange }: WeightFieldProps) {
  const text = useText()
  return (
    <span className="in-bare">
      <input
        inputMode="decimal"
        aria-label={text('reference.lane-weight')}
        placeholder={text('reference.lane-any-weight')}
        value={weightKg}
        onChange={({ target }) => {
          const typed = target.value.replace(/\s/g, '').replace(',', '.')
          if (isFigure.test(typed)) onChange(typed)
        }}
      />
    </span>
  )
}
