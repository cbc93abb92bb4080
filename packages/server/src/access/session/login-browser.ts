import type { Exchange } from '../../platform/serve.ts'
import { browserIdentityOf, knownAs } from '../attempt/known-browser-store.ts'
import { claimedSessionId, giveSessionCookie, shownSecretHash } from './session-cookie.ts'

/** The browser in which somebody logs in, so that commands see nothing of HTTP. */
export type LoginBrowser = {
  identity: string | undefined
  /** Undefined where the identity could be guessed. */
  knownAs: Buffer | undefined
  userAgent: string | undefined
  /** The session that the browser had before, and the proof that it was its own. */
  sessionId: string
  secretHash: Buffer | undefined
  keepSecret(secret: string): void
}

export const loginBrowserOf = (exchange: Exchange): LoginBrowser => ({
  identity: browserIdentityOf(exchange.request),
  knownAs: knownAs(exchange.request),
  userAgent: exchange.request.headers['user-agent'],
  sessionId: claimedSessionId(exchange.request),
  secretHash: shownSecretHash(exchange.request),
  keepSecret: (secret) => giveSessionCookie(exchange, secret),
})
