import { siteDeskEndpoints } from '@landbridge/contract/site/site-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { restrictAddresses } from './site-commands.ts'
import { siteSettingsOf } from './site-store.ts'

/** The desk of the site: what staff decide about it. */
export function siteDeskRoutes(port: Port): void {
  serve(port, siteDeskEndpoints.restriction, (_, { tx }) => siteSettingsOf(tx))

  serve(port, siteDeskEndpoints.saveRestriction, restrictAddresses)
}
