import type { Control } from '../../platform/form/field-frame.tsx'
import { ManyOf } from '../../platform/form/multi-select.tsx'
import { lookupDelayMs } from '../../platform/ui/use-options.ts'
import { usePlaces, useReferenceLookups } from '../../reference/index.ts'
import { usePricingFacts } from '../modes/pricing-modes.ts'

/** The ordered places of a lane, each found by name, pinyin or code. */
export function WaySelect({ value, ...rest }: Control<string[] | null | undefined>) {
  const codes = value ?? []
  const { placeMode } = usePricingFacts()
  const { places } = useReferenceLookups()
  const known = usePlaces(placeMode, codes)
  const load = async (typed: string) =>
    (await places(placeMode, typed.trim()))
      .filter(({ code }) => !codes.includes(code))
      .map(({ code, label }) => ({ value: code, label, subLabel: code }))
  return (
    <ManyOf
      {...rest}
      value={codes}
      options={load}
      labelOf={(code) => known.find((place) => place.code === code)?.label ?? code}
      delayMs={lookupDelayMs}
    />
  )
}
