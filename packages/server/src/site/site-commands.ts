import { Problem } from '@landbridge/contract/shared/problem'
import type { AddressRestriction } from '@landbridge/contract/site/site-endpoints'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'
import { isAddressOrRange } from './address-restriction.ts'
import { saveRestriction, siteSettingsOf } from './site-store.ts'

/** Changes from where nobody may book, as of the next call. */
export async function restrictAddresses(
  restriction: AddressRestriction,
  call: Call<'staff'>,
): Promise<AddressRestriction> {
  const wrong = [
    ...restriction.blockedAddresses.flatMap((line, i) =>
      isAddressOrRange(line) ? [] : [[`blockedAddresses.${i}`, 'site.address-wrong']],
    ),
    ...restriction.restrictedPaths.flatMap((line, i) =>
      isOrderPath(line) ? [] : [[`restrictedPaths.${i}`, 'site.path-wrong']],
    ),
  ]
  if (wrong.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(wrong))
  const { blockedAddresses, restrictedPaths } = await siteSettingsOf(call.tx)
  await saveRestriction(call.tx, restriction)
  await audit(call, {
    action: 'site.restrict',
    thing: 'site',
    id: 'address-restriction',
    before: { blockedAddresses, restrictedPaths },
    after: restriction,
  })
  return { ...restriction, version: restriction.version + 1 }
}

/** Only pages where one orders can be closed: never Home, nor where one logs in. */
const isOrderPath = (path: string) => /^\/freight\/[\w-]+(\/[\w-]+)*$/.test(path)
