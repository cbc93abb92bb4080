import { randomBytes } from 'node:crypto'
import type { Exchange } from '../platform/serve.ts'

type Request = Exchange['request']

const nameFor = ({ protocol }: Request) => (protocol === 'https' ? '__Host-before' : 'before')

/** Marks a browser before anybody logs in, so that what it asked for (a picture, a code) can be bound to it. */
export function givePreLoginCookie({ request, reply }: Exchange): void {
  if (preLoginOf(request)) return
  reply.setCookie(nameFor(request), randomBytes(16).toString('base64url'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
}

export const preLoginOf = (request: Request): string | undefined => request.cookies[nameFor(request)]
