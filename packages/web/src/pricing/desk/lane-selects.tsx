import type { ComponentProps } from 'react'
import { PlaceSelect } from '../../reference/index.ts'
import { useCrossingKind, usePricingFacts } from '../modes/pricing-modes.ts'

type SelectProps = Omit<ComponentProps<typeof PlaceSelect>, 'mode' | 'kind'>

export function EndSelect(props: SelectProps) {
  const { placeMode, endKind } = usePricingFacts()
  return <PlaceSelect {...props} mode={placeMode} kind={endKind} />
}

/** The crossing may be left open. */
export function CrossingSelect({
  onChange,
  ...props
}: Omit<SelectProps, 'onChange'> & { onChange: (code: string | null) => void }) {
  const { placeMode } = usePricingFacts()
  return (
    <PlaceSelect {...props} mode={placeMode} kind={useCrossingKind()} onChange={(code) => onChange(code || null)} />
  )
}
