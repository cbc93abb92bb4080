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

/** The two sizes that most boxes are left of. */
export const shortSpace = ({ spaceText = '' }: DepartureView): string => spaceText.split('/').slice(0, 2).join('/')

/** The equipment that was asked for; a shared load has none, but says whose container it should be. */
export function loadAsked({ mode, search, boxType }: QueryState): Load {
  const load = mode.loadAsked(search)
  return boxType === 'P' ? { ...load, boxes: undefined } : load
}

/** Where a price is booked: the form, with what was chosen. */
export function bookingPath(
  row: PriceRow,
  state: QueryState,
  chosen: { departure?: DepartureView | undefined; load?: Load | undefined } = {},
): string {
  const { mode, legType, currency } = state
  const train = chosen.departure ?? row.departures[0]
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
