import { boxSizes } from '@landbridge/contract/pricing/box'
import { lazyPart } from '../../platform/load-part.ts'
import type { BookingModeView } from './booking-mode-view.ts'
import { plainMode } from './plain-mode.ts'
import { useRailBoxColumns } from './rail-box-columns.tsx'
import { railColumns } from './rail-columns.tsx'
import { RailDeparture } from './rail-departure.tsx'
import { useRailFacts } from './rail-facts.ts'
import { useRailPrices } from './rail-lane-price.ts'
import { railPlaceOf } from './rail-places.ts'
import { railStartOf } from './rail-start.ts'

/** The other prices of a lane come when they are asked for. */
const RailPriceChoice = lazyPart(async () => (await import('./rail-price-choice.tsx')).RailPriceChoice)

/** Rail: full containers on trains between stations, over a border crossing, at the price of a lane. */
export const railMode: BookingModeView = {
  ...plainMode('railway'),
  containerTypes: boxSizes,
  mainCharge: 'RAILF',
  placeOf: railPlaceOf,
  useFacts: useRailFacts,
  usePrices: useRailPrices,
  PriceChoice: RailPriceChoice,
  blocks: { departure: RailDeparture },
  useBoxColumns: useRailBoxColumns,
  startOf: railStartOf,
  columns: railColumns,
  detailFacts: ({ route, entryPortName }, text) => {
    const border = route.find(({ stopKind }) => stopKind === 'border')
    return [[text('booking.entry-port'), border?.placeName ?? entryPortName]]
  },
}
