import { Problem } from '@landbridge/contract/shared/problem'
import type { AddressRestriction } from '@landbridge/contract/site/site-endpoints'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'
import { isAddressOrRange } from './address-restriction.ts'
import { saveRestriction, siteSettingsOf } from './site-store.ts'

/** Changes from where nobody may book. It holds from the next call on. */
export async function restrictAddresses(asked: AddressRestriction, call: Call<'staff'>): Promise<AddressRestriction> {
  const wrong = asked.blockedAddresses.findIndex((line) => !isAddressOrRange(line))
  if (wrong >= 0) throw new Problem('shared.invalid-input', { [`blockedAddresses.${wrong}`]: 'site.address-wrong' })
  const { blockedAddresses, restrictedPaths } = await siteSettingsOf(call.tx)
  await saveRestriction(call.tx, asked)
  await audit(call, {
    action: 'site.restrict',
    thing: 'site',
    id: 'address-restriction',
    before: { blockedAddresses, restrictedPaths },
    after: asked,
  })
  return { ...asked, version: asked.version + 1 }
}
