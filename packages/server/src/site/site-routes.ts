import { siteContentEndpoints } from '@landbridge/contract/site/site-content-endpoints'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { type Port, serve, serveInSteps } from '../platform/serve.ts'
import { isBlockedAddress } from './address-restriction.ts'
import { showContent } from './content-queries.ts'
import { logPageErrors } from './page-errors.ts'
import { givePreLoginCookie } from './pre-login-cookie.ts'
import { siteSettingsOf } from './site-store.ts'

export function siteRoutes(port: Port): void {
  const [signatureSecret = ''] = port.signatureSecrets

  serve(port, siteEndpoints.config, async (_, { tx, now }, exchange) => {
    givePreLoginCookie(exchange)
    return { ...(await siteSettingsOf(tx)), captcha: port.captcha?.widget, signatureSecret, serverTime: now }
  })

  serve(port, siteEndpoints.clientIp, async (_, { tx, address = '' }) => {
    return { origin: address, blocked: await isBlockedAddress(tx, address) }
  })

  const log = logPageErrors(port.clock)
  serveInSteps(port, siteEndpoints.pageError, async ({ input, address, exchange }) => {
    log(input, { address, log: exchange.request.log })
    return {}
  })
  serve(port, siteContentEndpoints.content, showContent)
}
