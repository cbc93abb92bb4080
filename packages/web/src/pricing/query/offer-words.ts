import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow, PriceVersion } from '@landbridge/contract/pricing/price'
import { priceColumns } from '@landbridge/contract/pricing/price-columns'
import { dayAfter, weekdayOf } from '@landbridge/contract/shared/calendar-day'
import { hasDepartures } from '@landbridge/contract/shared/modes'
import { paths } from '../../paths.ts'
import type { Text } from '../../platform/text.tsx'
import type { Tone } from '../../platform/ui/parts.tsx'
import { modeCodeOf } from '../modes/price-words.ts'
import type { LoadInAddress } from '../price/pricing-mode-view.ts'
import type { QueryState } from './query-state.ts'

/** TEU below which space is little. */
const littleSpace = 20

/** True where a departure counts its space, unlike air freight. */
export const isSpaceCounted = ({ spaces, slotsTotal }: DepartureView): boolean => spaces.length > 0 || slotsTotal > 0

/** The tone of a departure's space: plenty, little, none. */
export function spaceTone(departure: DepartureView): Tone {
  if (!isSpaceCounted(departure)) return 'ok'
  const { spaces, slotsLeft } = departure
  const isFull = spaces.length > 0 && spaces.every((space) => space.surplus === 0)
  if (isFull || slotsLeft === 0) return 'bad'
  return slotsLeft <= littleSpace ? 'warn' : 'ok'
}

/** The proposed departure: the next with space for the load, else with any space, else the next. */
export function fittingDeparture(
  departures: readonly DepartureView[],
  { mode, ...request }: QueryState,
): DepartureView | undefined {
  return (
    departures.find((departure) => mode.fits(departure, request)) ??
    departures.find((departure) => spaceTone(departure) !== 'bad') ??
    departures[0]
  )
}

/** The two sizes with most space. */
export const shortSpace = ({ spaceText = '' }: DepartureView): string => spaceText.split('/').slice(0, 2).join('/')

const ofVersion = (version: PriceVersion) =>
  ({ ...Object.fromEntries(priceColumns.map((column) => [column, version[column]])), ...version }) as PriceVersion

/** The offer at the prices of the version valid on a day. */
export function pricedOn(row: PriceRow, day: string | undefined): PriceRow {
  const version = day && !holdsOn(row, day) ? row.versions?.find((one) => holdsOn(one, day)) : undefined
  return version ? { ...row, loadCharge: undefined, split: undefined, ...ofVersion(version) } : row
}

const holdsOn = ({ validFrom, validTo }: Pick<PriceRow, 'validFrom' | 'validTo'>, day: string): boolean =>
  validFrom <= day && day <= validTo

/** So few boxes of a size that they may be gone before one has decided. */
const fewBoxes = 3

/** Space of a departure for the size of the question: the boxes left of it, or the places left where sizes are not counted apart. */
export function spaceInWords(
  departure: DepartureView,
  size: string | undefined,
  text: Text,
): { tone: Tone; words: string } | undefined {
  if (!isSpaceCounted(departure)) return undefined
  const tone = spaceTone(departure)
  if (tone === 'bad') return { tone, words: text('pricing.wait-list') }
  const { spaces, slotsLeft } = departure
  if (size === undefined || spaces.length === 0)
    return { tone, words: text('pricing.places-left', { count: slotsLeft }) }
  const left = leftOf(departure, size)
  if (left === 0) return { tone: 'bad', words: text('pricing.none-of-size', { size }) }
  return left <= fewBoxes
    ? { tone: 'warn', words: text('pricing.last-boxes', { count: left, size }) }
    : { tone: 'ok', words: text('pricing.boxes-left', { count: left, size }) }
}

/** The space of a departure as short as a chip has room for it: the boxes left of the size, or that there are none. */
export function spaceWord(departure: DepartureView, size: string | undefined, text: Text): string {
  if (!isSpaceCounted(departure)) return ''
  const { spaces, slotsLeft } = departure
  if (spaceTone(departure) === 'bad') return text('pricing.wait-list')
  if (size === undefined || spaces.length === 0) return `${slotsLeft} TEU`
  const left = leftOf(departure, size)
  return left > 0 ? `${left} × ${size}` : text('pricing.size-full')
}

const leftOf = ({ spaces }: DepartureView, size: string): number =>
  spaces.find(({ containerType }) => containerType === size)?.surplus ?? 0

export function doorsLeftOpen({ parts }: PriceRow, { firstLeg, lastLeg }: QueryState) {
  const covers = (leg: 'T' | 'H') => parts.some(({ legType }) => legType === leg)
  return [
    ...(firstLeg && !covers('T') ? (['pricing.with-pick-up'] as const) : []),
    ...(lastLeg && !covers('H') ? (['pricing.with-delivery'] as const) : []),
  ]
}

const daysOfWeek = 7

/** The first day asked for on which an offer without departures leaves, on the days of the week that its price says. */
export function firstRunOf({ validFrom, weekdays }: PriceRow, { day, search }: QueryState): string {
  if (day) return day
  const from = validFrom > search.queryDate ? validFrom : search.queryDate
  const days = Array.from({ length: daysOfWeek }, (_, after) => dayAfter(from, after))
  return days.find((one) => weekdays.includes(weekdayOf(one))) ?? from
}

export function bookingPath(
  row: PriceRow,
  state: QueryState,
  chosen: { departure: DepartureView | undefined; load: LoadInAddress },
): string {
  const { mode, legType, currency } = state
  const departure = chosen.departure ?? fittingDeparture(row.departures, state)
  return paths.bookingForm(mode.mode, {
    originCode: row.originCode,
    destinationCode: row.destinationCode,
    entryPortCode: row.entryPortCode,
    legType: legType === 'Q' ? undefined : legType,
    loadType: mode.loads?.[state.boxType].loadType,
    quoteId: pricedOn(row, departure?.departsOn).id,
    departureId: departure?.id,
    wantedDate: departure?.departsOn ?? (hasDepartures(modeCodeOf(mode)) ? undefined : firstRunOf(row, state)),
    settleCurrency: currency === 'USD' ? undefined : currency,
    firstLeg: legType === 'Q' && state.firstLeg ? 'T' : undefined,
    lastLeg: legType === 'Q' && state.lastLeg ? 'T' : undefined,
    ...state.sale,
    ...chosen.load,
  })
}
