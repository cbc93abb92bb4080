import type { ComponentProps } from 'react'
import { PlaceSelect } from '../../reference/index.ts'
import { usePricingFacts } from '../modes/pricing-modes.ts'

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
  const { placeMode, endKind } = usePricingFacts()
  // A list that tells its ends apart tells its border crossings apart as well.
  const kind = endKind && 'border'
  return <PlaceSelect {...props} mode={placeMode} kind={kind} onChange={(code) => onChange(code || null)} />
}
