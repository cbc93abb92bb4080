import { modes } from '@landbridge/contract/shared/modes'
import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import type { BookingModeView, PriceChoiceProps } from '../state/booking-mode-view.ts'
import { useLaneBoxColumns } from './box-columns.tsx'
import { DepartureField } from './departure-field.tsx'
import { type LaneOfMode, useLaneFacts } from './lane-facts.ts'
import { useLanePrice } from './lane-price.ts'
import { laneStartOf } from './lane-start.ts'

const LanePriceChoice = lazyPart(async () => (await import('./lane-price-choice.tsx')).LanePriceChoice)

type DepartureLane = Pick<
  BookingModeView,
  'placeOf' | 'departureInForm' | 'useFacts' | 'usePrices' | 'PriceChoice' | 'blocks' | 'useBoxColumns' | 'initialForm'
>

/** A mode whose loads go by departures, at the price of a lane. */
export function bookedByDeparture(lane: LaneOfMode & Pick<BookingModeView, 'departureInForm'>): DepartureLane {
  const { mode, placeOf, departureInForm } = lane
  const PriceChoice: ComponentType<PriceChoiceProps> = (props) => <LanePriceChoice mode={mode} {...props} />
  return {
    placeOf,
    departureInForm,
    useFacts: (form, company) => useLaneFacts(lane, form, company),
    usePrices: (form, watched) => useLanePrice(mode, form, watched),
    PriceChoice,
    blocks: { departure: () => <DepartureField departureInForm={departureInForm} /> },
    useBoxColumns: (formFacts) => useLaneBoxColumns(modes[mode].placeMode, formFacts),
    initialForm: (query) => laneStartOf(query, modes[mode].code),
  }
}
