import { useSession } from '../platform/session.ts'
import { useText } from '../platform/text.tsx'
import { toastError } from '../platform/ui/messages.ts'
import { Button } from '../platform/ui/parts.tsx'
import { useAddFavourite, useFavourites, useRemoveFavourite } from './reference-api.ts'
import type { PlaceChoice } from './reference-lookups.ts'

/** Adds or removes a favourite place of the reader's company. */
export function FavouriteToggle({ place }: { place: PlaceChoice }) {
  const text = useText()
  const { user } = useSession()
  const hasCompany = user?.role === 'customer' && user.companyRole !== undefined
  const favourites = useFavourites(place.mode, hasCompany)
  const [add, remove] = [useAddFavourite(), useRemoveFavourite()]
  if (!hasCompany || !favourites.data) return null
  const isKept = favourites.data.items.some(({ code }) => code === place.code)
  const toggle = () =>
    (isKept ? remove : add).mutate({ json: { mode: place.mode, code: place.code } }, { onError: toastError })
  return (
    <div className="pad">
      <Button look="plain" low icon="star" busy={add.isPending || remove.isPending} onClick={toggle}>
        {text(isKept ? 'reference.favourite-remove' : 'reference.favourite-add', { place: place.label })}
      </Button>
    </div>
  )
}
