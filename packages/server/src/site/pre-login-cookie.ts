import { randomBytes } from 'node:crypto'
import type { Exchange } from '../platform/serve.ts'

type Request = Exchange['request']

const nameFor = ({ protocol }: Request) => (protocol === 'https' ? '__Host-before' : 'before')

/** Marks a browser before anybody logs in, so that what it asked for (a picture, a code) can be bound to it, and answers its mark. */
export function givePreLoginCookie({ request, reply }: Exchange): string {
  const known = preLoginOf(request)
  if (known) return known
  const mark = randomBytes(16).toString('base64url')
  reply.setCookie(nameFor(request), mark, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
  return mark
}

export const preLoginOf = (request: Request): string | undefined => request.cookies[nameFor(request)]
