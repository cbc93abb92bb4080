import type { LegType, PriceQuery, PriceSort } from '@landbridge/contract/pricing/price-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { businessDayOf } from '../platform/format.ts'
import { serverNow } from '../platform/signing.ts'
import { addDays } from '../platform/ui/days.ts'

/** How many days are looked through where nobody chose an end. */
const windowDays = 14
const pageSize = 20

const sorts = ['coc40Hq', 'coc20Gp', 'etd', 'transitDaysMin'] as const satisfies readonly PriceSort[]
export type QuerySort = (typeof sorts)[number]
export const querySorts: readonly QuerySort[] = sorts

/** What is asked, as the address has it. */
export type RailSearch = {
  originCode: string
  destinationCode: string
  queryDate: string
  queryDateTo: string
  /** '' both, T the carrier's containers, F the shipper's own. */
  ourBox: string
}

const one = <V extends string>(value: string | null, known: readonly V[], fallback: V): V =>
  known.find((candidate) => candidate === value) ?? fallback

/** The query lives in the address, so that it can be shared and survives a reload. */
export function useQueryState() {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const read = (name: string) => params.get(name) ?? ''
    const today = businessDayOf(serverNow())
    const asked = read('queryDate')
    const queryDate = asked > today ? asked : today
    const queryDateTo = read('queryDateTo') >= queryDate ? read('queryDateTo') : addDays(queryDate, windowDays)
    const ourBox = one(params.get('ourBox'), ['', 'T', 'F'], '')
    const search: RailSearch = {
      originCode: read('originCode'),
      destinationCode: read('destinationCode'),
      queryDate,
      queryDateTo,
      ourBox,
    }
    const chosen = {
      legType: one<LegType>(params.get('legType'), ['Q', 'T', 'H'], 'Q'),
      boxType: one<'Z' | 'P'>(params.get('boxType'), ['Z', 'P'], 'Z'),
      entryPortCode: read('entryPortCode'),
      hasSpace: read('hasSpace') === 'T',
      firstLeg: read('firstLeg') === 'T',
      lastLeg: read('lastLeg') === 'T',
      currency: read('currency') || 'USD',
      day: read('day'),
      sortName: one(params.get('sortName'), sorts, 'coc40Hq'),
      pageIndex: Math.max(1, Number(read('page')) || 1),
      open: read('open'),
    }
    const set = (changes: Readonly<Record<string, string>>, { keepPage = false } = {}) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        if (!keepPage) after.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      })
    return { search, ...chosen, today, pageSize, set }
  }, [params, setParams])
}
export type QueryState = ReturnType<typeof useQueryState>

/** Whether enough is said to ask for prices. */
export const isAsked = ({ search }: QueryState): boolean => search.originCode !== '' || search.destinationCode !== ''

/** Whether single trains can be priced: full containers by rail between two places. */
export const isByTrain = ({ search, legType, boxType }: QueryState): boolean =>
  legType === 'Q' && boxType === 'Z' && search.originCode !== '' && search.destinationCode !== ''

/** The question to the server. */
export function priceQueryOf(state: QueryState): PriceQuery {
  const { search, legType, boxType, entryPortCode, hasSpace, firstLeg, lastLeg, currency, day, sortName } = state
  return {
    ...(search.originCode && { originCode: search.originCode }),
    ...(search.destinationCode && { destinationCode: search.destinationCode }),
    ...(entryPortCode && { entryPortCode }),
    legType,
    boxType,
    currcd: currency,
    queryDate: day || search.queryDate,
    queryDateTo: day || search.queryDateTo,
    ...(search.ourBox === 'T' && { ourBox: true }),
    ...(hasSpace && { hasSpace }),
    ...(firstLeg && { firstLeg }),
    ...(lastLeg && { lastLeg }),
    sortName: search.ourBox === 'F' && sortName === 'coc40Hq' ? 'soc40Hq' : sortName,
    sort: 'asc',
    pageIndex: state.pageIndex,
    pageSize,
  }
}
