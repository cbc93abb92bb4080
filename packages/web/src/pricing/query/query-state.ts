import { isLoadFigure } from '@landbridge/contract/pricing/load-figure'
import { chargePayers, incoterms, type PayerAsk } from '@landbridge/contract/pricing/payers'
import { piecesIn, piecesWritten } from '@landbridge/contract/pricing/pieces-written'
import type { LegType, PriceQuery } from '@landbridge/contract/pricing/price-query'
import { boxSizes } from '@landbridge/contract/reference/box-sizes'
import { hasDepartures, modes } from '@landbridge/contract/shared/modes'
import { wireNames } from '@landbridge/contract/shared/wire-names'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { laneDays, leadingSize, type SearchedBox, useUsualSize } from '../../reference/index.ts'
import { modeCodeOf } from '../modes/price-words.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import type { PriceSearch } from '../price/pricing-mode-view.ts'

const pageSize = 20

/** Orders of the list; the price is that of the chosen container. */
export const querySorts = ['price', 'etd', 'transitDaysMin'] as const
export type QuerySort = (typeof querySorts)[number]

const one = <V extends string>(value: string | null, known: readonly V[], fallback: V): V =>
  known.find((candidate) => candidate === value) ?? fallback

/** The terms of sale in an address, which decide each charge's payer. */
function saleIn(read: (name: string) => string): PayerAsk {
  const [incoterm, customerRole] = [read('incoterm'), read('customerRole')]
  const [term, role] = [incoterms.find((one) => one === incoterm), chargePayers.find((one) => one === customerRole)]
  return {
    ...(term && { incoterm: term }),
    ...(role && { customerRole: role }),
    ...(read('paymentTerm') === 'CC' && { paymentTerm: 'CC' as const }),
    ...(read('thcPayment') === 'F' && { thcPayment: 'F' as const }),
  }
}

/** The query in the address, so that it can be shared and reloaded. */
/** The size of last time; the leading one is no condition. */
function useSizeWanted(): SearchedBox['containerType'] {
  const usual = useUsualSize()
  return usual === leadingSize ? '' : usual
}

export function useQueryState() {
  const mode = usePricingMode()
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const usual = useSizeWanted()
  return useMemo(() => {
    // Links of others, and favourites, have the names of the interface.
    const names: Readonly<Record<string, string>> = wireNames
    const read = (name: string) => params.get(name) ?? params.get(names[name] ?? name) ?? ''
    const figure = (name: string, load: Parameters<typeof isLoadFigure>[0]) =>
      isLoadFigure(load, read(name)) ? read(name) : ''
    const today = businessDayOf(serverNow())
    const search: PriceSearch = {
      originCode: read('originCode'),
      destinationCode: read('destinationCode'),
      ...laneDays(today, { queryDate: read('queryDate'), queryDateTo: read('queryDateTo') }),
      containerType: one<SearchedBox['containerType']>(params.get('containerType'), boxSizes, usual),
      ourBox: one(params.get('ourBox'), ['', 'T', 'F'], ''),
      weightKg: figure('weightKg', 'grossWeightKg'),
      volumeM3: figure('volumeM3', 'volumeM3'),
      loadingMetres: figure('loadingMetres', 'loadingMetres'),
      pieces: piecesWritten(piecesIn(read('pieces'))),
      truckType: read('truckType'),
    }
    const chosen = {
      legType: one<LegType>(params.get('legType'), ['Q', 'T', 'H'], 'Q'),
      boxType: one<'Z' | 'P'>(params.get('boxType'), ['Z', 'P'], 'Z'),
      entryPortCode: read('entryPortCode'),
      hasSpace: read('hasSpace') === 'T',
      allIn: read('allIn') !== 'F',
      firstLeg: read('firstLeg') === 'T',
      lastLeg: read('lastLeg') === 'T',
      sale: saleIn(read),
      currency: read('currency') || 'USD',
      day: read('day'),
      sortName: one(params.get('sortName'), querySorts, 'price'),
      pageIndex: Math.max(1, Number(read('page')) || 1),
      open: read('open'),
      compared: read('compare').split('|').filter(Boolean),
    }
    const set = (changes: Readonly<Record<string, string>>, { keepPage = false } = {}) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        if (!keepPage) after.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          after.delete(names[name] ?? name)
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      })
    // Inside the user area one page has all modes, and its links stay there.
    const queryPath = (query: Readonly<Record<string, string>> = {}) =>
      pathname === paths.userFreightQuery()
        ? paths.userFreightQuery({ ...query, mode: mode.mode })
        : paths.freightQuery(mode.mode, query)
    const named = { origin: read('originName').trim(), destination: read('destinationName').trim() }
    return { mode, search, named, queryPath, ...chosen, given: Object.fromEntries(params), today, pageSize, set }
  }, [mode, params, pathname, setParams, usual])
}
export type QueryState = ReturnType<typeof useQueryState>

export const hasPlace = ({ search }: QueryState): boolean => search.originCode !== '' || search.destinationCode !== ''

/** True for full containers between two places, which are priced by departure. */
export const isByDeparture = ({ mode, search, legType, boxType }: QueryState): boolean =>
  hasDepartures(modeCodeOf(mode)) &&
  legType === 'Q' &&
  boxType === 'Z' &&
  search.originCode !== '' &&
  search.destinationCode !== ''

/** True where single days have prices, by departure or by weekday. */
export const isByDay = (state: QueryState): boolean =>
  isByDeparture(state) ||
  (!hasDepartures(modeCodeOf(state.mode)) && state.search.originCode !== '' && state.search.destinationCode !== '')

/** Days and filters common to the list and the strip of days. */
export const daysQueryOf = (state: QueryState) => {
  const { mode, search, entryPortCode, hasSpace, firstLeg, lastLeg, allIn, currency, sale } = state
  return {
    ...(search.originCode && { originCode: search.originCode }),
    ...(search.destinationCode && { destinationCode: search.destinationCode }),
    ...(entryPortCode && { entryPortCode }),
    currcd: currency,
    queryDate: search.queryDate,
    queryDateTo: search.queryDateTo,
    ...mode.loadQuery(state),
    ...(hasSpace && { hasSpace }),
    ...(allIn && modes[mode.mode].hasAllIn && { allIn }),
    ...sale,
    ...(firstLeg && { firstLeg }),
    ...(lastLeg && { lastLeg }),
  }
}

export function priceQueryOf(state: QueryState): PriceQuery {
  const { legType, boxType, day, sortName } = state
  return {
    ...daysQueryOf(state),
    ...(day && { queryDate: day, queryDateTo: day }),
    legType,
    boxType,
    sortName: sortName === 'price' ? state.mode.sortedColumn(state) : sortName,
    sort: 'asc',
    pageIndex: state.pageIndex,
    pageSize,
  }
}
