import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { paths } from '../../paths.ts'
import type { Tone } from '../../platform/ui/parts.tsx'
import type { Load } from '../modes/pricing-mode.ts'
import type { QueryState } from './query-state.ts'

/** In 20-foot places. */
const littleSpace = 20

/** What a lane says of its next train's space: plenty, little, none. */
export function spaceTone({ spaces, slotsLeft }: DepartureView): Tone {
  const isFull = spaces.every((space) => space.surplus === 0)
  if (isFull || slotsLeft === 0) return 'bad'
  return slotsLeft <= littleSpace ? 'warn' : 'ok'
}

/** The departure that is proposed: the next that has room for the box, else the next that has room for any, else the next. */
export function fittingTrain(trains: readonly DepartureView[], size: string): DepartureView | undefined {
  const hasRoom = ({ spaces }: DepartureView) => spaces.some((one) => one.containerType === size && one.surplus > 0)
  return trains.find(hasRoom) ?? trains.find((train) => spaceTone(train) !== 'bad') ?? trains[0]
}

/** The two sizes that most boxes are left of. */
export const shortSpace = ({ spaceText = '' }: DepartureView): string => spaceText.split('/').slice(0, 2).join('/')

/** The equipment that was asked for; a shared load has none, but says whose container it should be. */
export function loadAsked({ mode, search, boxType }: QueryState): Load {
  const load = mode.loadAsked(search)
  return boxType === 'P' ? { ...load, boxes: undefined } : load
}

/** The doors that are asked for and that no road price of the offer covers. */
export function doorsLeftOpen({ parts }: PriceRow, { firstLeg, lastLeg }: QueryState) {
  const covers = (leg: 'T' | 'H') => parts.some(({ legType }) => legType === leg)
  return [
    ...(firstLeg && !covers('T') ? (['pricing.with-pick-up'] as const) : []),
    ...(lastLeg && !covers('H') ? (['pricing.with-delivery'] as const) : []),
  ]
}

/** Where a price is booked: the form, with what was chosen. */
export function bookingPath(
  row: PriceRow,
  state: QueryState,
  chosen: { departure?: DepartureView | undefined; load?: Load | undefined } = {},
): string {
  const { mode, legType, currency } = state
  const train = chosen.departure ?? fittingTrain(row.departures, mode.comparedSize(state.search))
  return paths.bookingForm(mode.mode, {
    originCode: row.originCode,
    destinationCode: row.destinationCode,
    entryPortCode: row.entryPortCode,
    legType: legType === 'Q' ? undefined : legType,
    loadType: state.boxType === 'P' ? 'LCL' : 'FCL',
    quoteId: row.id,
    departureId: train?.id,
    wantedDate: train?.departsOn,
    settleCurrency: currency === 'USD' ? undefined : currency,
    firstLeg: legType === 'Q' && state.firstLeg ? 'T' : undefined,
    lastLeg: legType === 'Q' && state.lastLeg ? 'T' : undefined,
    ...(chosen.load ?? loadAsked(state)),
  })
}
