import { siteContentDeskEndpoints as content } from '@landbridge/contract/site/site-content-endpoints'
import { siteDeskEndpoints } from '@landbridge/contract/site/site-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { publishText, restoreText, saveText } from './content-commands.ts'
import { listTexts, showTexts } from './content-queries.ts'
import { restrictAddresses } from './site-commands.ts'
import { siteSettingsOf } from './site-store.ts'

/** The desk of the site: what staff decide about it. */
export function siteDeskRoutes(port: Port): void {
  serve(port, siteDeskEndpoints.restriction, (_, { tx }) => siteSettingsOf(tx))

  serve(port, siteDeskEndpoints.saveRestriction, restrictAddresses)

  serve(port, content.texts, (_, { tx }) => listTexts(tx))
  serve(port, content.text, ({ key }, { tx }) => showTexts(key, tx))
  serve(port, content.save, saveText)
  serve(port, content.publish, publishText)
  serve(port, content.restore, restoreText)
}
