import { type ModeCode, modes } from '@landbridge/contract/shared/modes'
import { type ComponentType, createContext, Suspense, useContext } from 'react'
import { usePricingMode } from '../modes/pricing-modes.ts'

type Lane = { originCode: string; originName: string; destinationCode: string; destinationName: string }

export type LaneSlots = { LaneStar?: ComponentType<{ lane: Lane & { mode: ModeCode } }> }

const SlotContext = createContext<LaneSlots['LaneStar'] | undefined>(undefined)

export const LaneStarProvider = SlotContext.Provider

export function LaneStar({ lane }: { lane: Lane }) {
  const Star = useContext(SlotContext)
  const { code } = modes[usePricingMode().mode]
  if (!Star) return null
  const { originCode, originName, destinationCode, destinationName } = lane
  return (
    <Suspense fallback={null}>
      <Star lane={{ mode: code, originCode, originName, destinationCode, destinationName }} />
    </Suspense>
  )
}
