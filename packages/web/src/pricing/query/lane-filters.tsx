import { useText } from '../../platform/text.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import { usePricingFacts } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'

type Lane = { originCode: string; destinationCode: string }

export function LaneFilters({ state }: { state: { filters: Lane; set: (changes: Partial<Lane>) => void } }) {
  const text = useText()
  const { placeMode, endKind } = usePricingFacts()
  return (
    <>
      {(['originCode', 'destinationCode'] as const).map((name) => {
        const word = text(name === 'originCode' ? 'pricing.from' : 'pricing.to')
        return (
          <span key={name} className={styles.placeFilter}>
            <PlaceSelect
              look="low"
              mode={placeMode}
              kind={endKind}
              end={name === 'originCode' ? 'origin' : 'destination'}
              label={word}
              placeholder={word}
              value={state.filters[name]}
              onChange={(code) => state.set({ [name]: code })}
            />
          </span>
        )
      })}
    </>
  )
}
