import { hashOfSecret } from '../../platform/secrets.ts'
import type { Exchange } from '../../platform/serve.ts'

type Request = Exchange['request']

export const sessionSeconds = 86_400

const nameFor = ({ protocol }: Request) => (protocol === 'https' ? '__Host-session' : 'session')

export function shownSecretHash(request: Request): Buffer | undefined {
  const secret = request.cookies[nameFor(request)]
  return secret ? hashOfSecret(secret) : undefined
}

export const claimedSessionId = ({ query }: Request): string =>
  String((query as Readonly<Record<string, unknown>>).tokenid ?? '')

export function giveSessionCookie({ request, reply }: Exchange, secret: string): void {
  reply.setCookie(nameFor(request), secret, { ...attributes(request), maxAge: sessionSeconds })
}

export function takeSessionCookie({ request, reply }: Exchange): void {
  reply.clearCookie(nameFor(request), attributes(request))
}

const attributes = ({ protocol }: Request) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const
