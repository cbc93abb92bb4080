import { Problem } from '@landbridge/contract/shared/problem'
import {
  siteContentDeskEndpoints as content,
  siteContentEndpoints,
} from '@landbridge/contract/site/site-content-endpoints'
import { siteDeskEndpoints, siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { type Clock, timeBy } from '../platform/clock.ts'
import { networkOf } from '../platform/network.ts'
import { type Port, serve, serveInSteps } from '../platform/serve.ts'
import { isBlockedAddress } from './address-restriction.ts'
import { publishText, restoreText, saveText } from './content-commands.ts'
import { listTexts, showContent, showTexts } from './content-queries.ts'
import { givePreLoginCookie } from './pre-login-cookie.ts'
import { restrictAddresses } from './site-commands.ts'
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

export function siteDeskRoutes(port: Port): void {
  serve(port, siteDeskEndpoints.restriction, (_, { tx }) => siteSettingsOf(tx))

  serve(port, siteDeskEndpoints.saveRestriction, restrictAddresses)

  serve(port, content.texts, (_, { tx }) => listTexts(tx))
  serve(port, content.text, ({ key }, { tx }) => showTexts(key, tx))
  serve(port, content.save, saveText)
  serve(port, content.publish, publishText)
  serve(port, content.restore, restoreText)
}

type PageError = { errorId: string; page: string; error: string; stack: string }
type Log = { error(what: object, words: string): void }

const minuteMs = 60_000
/** One household or office shows a fault often enough; all of them together do not fill the disk. */
const atMostAMinute = { network: 10, all: 300 }

/** Logs page errors, so many a minute and network that a fault is found and nobody drowns out the others. */
export function logPageErrors(clock: Clock): (broken: PageError, from: { address: string; log: Log }) => void {
  let recent: { at: number; network: string }[] = []
  return (broken, { address, log }) => {
    const at = timeBy(clock).getTime()
    const network = networkOf(address)
    recent = recent.filter((one) => at - one.at < minuteMs)
    const fromNetwork = recent.filter((one) => one.network === network).length
    if (fromNetwork >= atMostAMinute.network || recent.length >= atMostAMinute.all) throw new Problem('shared.too-many')
    recent.push({ at, network })
    log.error(broken, 'a page broke in a browser')
  }
}
