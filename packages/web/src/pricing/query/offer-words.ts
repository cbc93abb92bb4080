import { type PriceColumn, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { paths } from '../../paths.ts'
import type { Tone } from '../../platform/ui/parts.tsx'
import type { QueryState } from './query-state.ts'

/** The sizes that the list compares. */
export const comparedSizes = ['20GP', '40GP', '40HQ', '45HQ'] as const

/** The compared sizes, with the one that was asked for among them. */
export function shownSizes({ search: { containerType } }: QueryState): readonly string[] {
  const isAmong = containerType === '' || comparedSizes.some((size) => size === containerType)
  return isAmong ? comparedSizes : [...comparedSizes.slice(0, -1), containerType]
}

export const priceIn = (row: PriceRow, owner: 'C' | 'S', size: string): string | undefined => {
  const column: PriceColumn | undefined = priceColumnOf(owner, size)
  return column && row[column]
}

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

/** Where a price is booked: the form, with what was chosen. */
export function bookingPath(
  row: PriceRow,
  state: QueryState,
  chosen: { departure?: DepartureView | undefined; boxes?: string; containerOwner?: string } = {},
): string {
  const { legType, currency, search } = state
  const train = chosen.departure ?? row.departures[0]
  return paths.bookingForm('railway', {
    originCode: row.originCode,
    destinationCode: row.destinationCode,
    entryPortCode: row.entryPortCode,
    legType: legType === 'Q' ? undefined : legType,
    loadType: state.boxType === 'P' ? 'LCL' : 'FCL',
    quoteId: row.id,
    departureId: train?.id,
    wantedDate: train?.departsOn,
    settleCurrency: currency === 'USD' ? undefined : currency,
    boxes: chosen.boxes ?? (search.containerType && state.boxType === 'Z' ? `1*${search.containerType}` : undefined),
    containerOwner: chosen.containerOwner ?? (search.ourBox === 'F' ? 'S' : undefined),
  })
}
