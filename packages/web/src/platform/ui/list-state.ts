import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

type Sort = 'asc' | 'desc'
export type ListDefaults<F extends Readonly<Record<string, string>>> = {
  /** Default values of the filters; 'all' and '' are not sent. */
  filters: F
  sortName?: string
  sort?: Sort
  pageSize?: number
}

/** Page, sort order and filters in the address, so that a list can be shared and reloaded. */
export function useListState<const F extends Readonly<Record<string, string>>>(defaults: ListDefaults<F>) {
  const [query, setQuery] = useSearchParams()
  return useMemo(() => {
    const read = (name: string, fallback: string) => query.get(name) ?? fallback
    const filters = Object.fromEntries(
      Object.entries(defaults.filters).map(([name, fallback]) => [name, read(name, fallback)]),
    ) as { [Name in keyof F]: string }
    const sortName = read('sortName', defaults.sortName ?? '')
    const sort: Sort = read('sort', defaults.sort ?? 'asc') === 'desc' ? 'desc' : 'asc'
    const pageIndex = wholeNumber(read('page', '1'), 1)
    const pageSize = wholeNumber(read('size', ''), defaults.pageSize ?? 20)
    const defaultFilters: Readonly<Record<string, string>> = {
      ...defaults.filters,
      sortName: defaults.sortName ?? '',
      sort: defaults.sort ?? 'asc',
      page: '1',
      size: String(defaults.pageSize ?? 20),
    }
    const write = (changes: Readonly<Record<string, string>>) =>
      setQuery((before) => withChanges(before, changes, defaultFilters), { replace: true })
    const chosen = Object.entries(filters).filter(([, value]) => value !== '' && value !== 'all')
    return {
      filters,
      pageIndex,
      pageSize,
      sort,
      sortName,
      isFiltered: Object.entries(filters).some(([name, value]) => value !== defaults.filters[name]),
      input: { ...Object.fromEntries(chosen), pageIndex, pageSize, sort, ...(sortName && { sortName }) } as {
        [Name in keyof F]?: string
      } & { pageIndex: number; pageSize: number; sort: Sort; sortName?: never },
      set: (changes: { readonly [Name in keyof F]?: string }) => write({ page: '1', ...defined(changes) }),
      clear: () => write({ page: '1', ...defaults.filters }),
      setPage: (page: number) => write({ page: String(page) }),
      setPageSize: (size: number) => write({ page: '1', size: String(size) }),
      setSort: (name: string, direction: Sort) => write({ page: '1', sortName: name, sort: direction }),
    }
  }, [query, setQuery, defaults])
}

export type ListState = Pick<
  ReturnType<typeof useListState>,
  'pageIndex' | 'pageSize' | 'sort' | 'sortName' | 'isFiltered' | 'clear' | 'setPage' | 'setPageSize' | 'setSort'
>

const defined = (changes: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== undefined))

function wholeNumber(text: string, fallback: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

/** Leaves filters at their default out of the address. */
function withChanges(
  before: URLSearchParams,
  changes: Readonly<Record<string, string>>,
  defaultFilters: Readonly<Record<string, string>>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === (defaultFilters[name] ?? '')) after.delete(name)
    else after.set(name, value)
  }
  return after
}
