import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { HotGroupView } from '@landbridge/contract/reference/reference-options'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../platform/session.ts'
import { useText } from '../platform/text.tsx'
import { Combobox } from '../platform/ui/combobox.tsx'
import type { Option } from '../platform/ui/option.tsx'
import {
  choiceOf,
  type PlaceChoice,
  type PlaceKind,
  type PlacesWithin,
  usePlace,
  usePlaceNamed,
  useReferenceLookups,
} from './reference-lookups.ts'

const FavouriteToggle = lazy(async () => ({ default: (await import('./favourite-toggle.tsx')).FavouriteToggle }))

type PlaceSelectProps = {
  id?: string
  label?: string
  value: string | null | undefined
  onChange: (code: string) => void
  /** Called with the whole place, for forms that keep its name. */
  onPlace?: (place: PlaceChoice | undefined) => void
  mode: PlaceMode
  kind?: PlaceKind | undefined
  /** Limits to border crossings of a line, or cities of a country. */
  within?: PlacesWithin | undefined
  /** The hot places listed first, by end of the lane. */
  end?: 'origin' | 'destination'
  placeholder?: string
  look?: 'field' | 'low' | 'bare'
  onBlur?: () => void
  invalid?: boolean
  describedBy?: string | undefined
  disabled?: boolean | undefined
}

/** Finds a place by name, pinyin or code, with favourites and hot places before typing. */
export function PlaceSelect({
  value,
  onChange,
  onPlace,
  mode,
  kind,
  within,
  end = 'origin',
  label,
  placeholder,
  ...rest
}: PlaceSelectProps) {
  const text = useText()
  const [last, setLast] = useState<PlaceChoice>()
  const load = usePlaceOptions({ mode, kind, within, end })
  const remembered = last && last.code === value ? last : undefined
  const known = usePlace(mode, remembered ? undefined : value)
  const place = remembered ?? known
  const isNamed = usePlaceNamed(mode, value)
  const chosen = place ? optionOf(place) : value ? { value, label: isNamed ? value : '…' } : undefined
  const choose = (option: PlaceOptionChoice | undefined) => {
    setLast(option?.place)
    onChange(option?.value ?? '')
    onPlace?.(option?.place)
  }
  return (
    <Combobox
      {...rest}
      label={label}
      placeholder={placeholder ?? text('reference.type-place')}
      value={chosen}
      onChange={(option) => choose(option as PlaceOptionChoice | undefined)}
      options={load}
      head={
        place && (
          <Suspense fallback={null}>
            <FavouriteToggle place={place} />
          </Suspense>
        )
      }
    />
  )
}

type PlaceOptionChoice = Option & { place: PlaceChoice }
const optionOf = (place: PlaceChoice, group?: string): PlaceOptionChoice => ({
  value: place.code,
  label: place.label,
  subLabel: place.code,
  ...(group && { group }),
  place,
})

function usePlaceOptions({
  mode,
  kind,
  within,
  end,
}: {
  mode: PlaceMode
  kind: PlaceKind | undefined
  within: PlacesWithin | undefined
  end: 'origin' | 'destination'
}) {
  const text = useText()
  const { user } = useSession()
  const lookups = useReferenceLookups()
  const hasFavourites = user?.role === 'customer' && user.companyRole !== undefined
  return async (keyword: string): Promise<readonly Option[]> => {
    const typed = keyword.trim()
    if (typed !== '' || kind === 'border' || within?.countryCode) {
      return (await lookups.places(mode, typed, kind, within)).map((place) => optionOf(place))
    }
    const [favourites, groups, hot] = await Promise.all([
      hasFavourites ? lookups.favourites(mode) : undefined,
      mode === 'RAIL' || mode === 'TRUCK' ? lookups.hotGroups(mode) : [],
      lookups.places(mode, '', kind),
    ])
    const favouriteOptions = (favourites?.items ?? []).map((place) =>
      optionOf(choiceOf(place), text('reference.favourites')),
    )
    const offered = groupOptions(groups, end)
    return [
      ...favouriteOptions,
      ...(offered.length > 0 ? offered : hot.map((place) => optionOf(place, text('reference.hot')))),
    ]
  }
}

const groupOptions = (groups: readonly HotGroupView[], end: 'origin' | 'destination') =>
  groups
    .filter(({ kind }) => kind === (end === 'origin' ? 'city' : 'route'))
    .flatMap(({ label, places }) => places.map((place) => optionOf(choiceOf(place), label)))
