import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { FavouriteKey } from '@landbridge/contract/reference/reference-endpoints'
import type { PlaceOption } from '@landbridge/contract/reference/reference-options'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import { companyOf } from '../platform/caller.ts'
import type { Call } from '../platform/serve.ts'
import { deleteFavourite, insertFavourite, loadFavourites } from './favourite-place-store.ts'
import { referenceOf } from './reference-cache.ts'
import type { Place } from './reference-types.ts'
import { placeOptionOf } from './search/option-rules.ts'

export async function listFavourites(mode: PlaceMode | undefined, { tx, caller, language }: Call<'customer'>) {
  const [{ placeOf }, kept] = await Promise.all([referenceOf(tx), loadFavourites(tx, companyOf(caller))])
  const favouritesOfMode = kept.filter((one) => mode === undefined || one.mode === mode)
  const places = favouritesOfMode
    .map((one) => placeOf(one.mode, one.code))
    .filter((place): place is Place => place !== undefined)
  const items = places.map((place) => placeOptionOf(place, language))
  return { items, total: items.length, pageIndex: 1, pageSize: 200 }
}

export async function addFavourite(key: FavouriteKey, call: Call<'customer'>): Promise<PlaceOption> {
  const place = await placeToKeep(key, call)
  const isNew = await insertFavourite(call.tx, { ...key, customerId: companyOf(call.caller), addedAt: call.now })
  if (isNew) await audit(call, { action: 'reference.favour', thing: 'place', id: `${key.mode}/${key.code}` })
  return placeOptionOf(place, call.language)
}

export async function removeFavourite(key: FavouriteKey, call: Call<'customer'>): Promise<PlaceOption> {
  const place = await placeToKeep(key, call)
  const wasKept = await deleteFavourite(call.tx, { ...key, customerId: companyOf(call.caller) })
  if (!wasKept) throw new Problem('reference.missing')
  await audit(call, { action: 'reference.unfavour', thing: 'place', id: `${key.mode}/${key.code}` })
  return placeOptionOf(place, call.language)
}

async function placeToKeep({ mode, code }: FavouriteKey, { tx }: Call<'customer'>): Promise<Place> {
  const place = (await referenceOf(tx)).placeOf(mode, code)
  if (!place) throw new Problem('reference.missing')
  return place
}
