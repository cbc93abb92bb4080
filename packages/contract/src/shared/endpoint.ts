import type { z } from 'zod'
import type { Actor } from './lifecycle.ts'
import { onFirstUse } from './on-first-use.ts'
import { type Wire, wire } from './wire.ts'

/** What a user may be in a customer's company. */
export const companyRoles = ['owner', 'member', 'finance'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** What a company's API key can be good for: to read, to book, to follow cargo. */
export const keyScopes = ['read', 'book', 'track'] as const
export type KeyScope = (typeof keyScopes)[number]

/** One call both sides agree on: the server serves it, the web makes it. */
type Declaration<In extends z.ZodType, Out extends z.ZodType, By extends Actor> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** What it is for, in one sentence. */
  readonly summary: string
  /** Who may call it at all. What they may do with a particular record is for the area's rules. */
  readonly by: readonly By[]
  /** Which roles of a customer's company may; all of them unless told. */
  readonly roles?: readonly CompanyRole[]
  /** Whether a customer's user who belongs to no company yet may call it; not unless told. */
  readonly company?: 'needed' | 'optional'
  /** What an API key of a company must be good for to call it; without one no key may. */
  readonly scope?: KeyScope
  /** What staff need for it besides, as area.verb. */
  readonly permission?: `${string}.${string}`
  /** Whether staff may call it who must have a second factor and have none yet; not unless told. */
  readonly beforeSecondFactor?: boolean
  /** Whether the caller must have shown lately, beyond the session, who they are: by the password or a code to their telephone. */
  readonly reauthenticated?: boolean
  /** Whether it changes nothing. A GET does not, unless it says so; a list asked for by POST says so. */
  readonly reads?: boolean
  /** Whether it stands in the signed envelope; unless told, it does. */
  readonly signed?: boolean
  /** Whether an Idempotency-Key is honoured: on every write of a logged-in caller unless told otherwise. */
  readonly idempotent?: boolean
  /** Whether an empty text clears a field rather than saying nothing of it; in a PUT it does, unless told. */
  readonly clears?: boolean
  /** The member of a successful answer that holds the output; the login calls answer `token`. */
  readonly answersIn?: 'data' | 'token'
  /** How long the answer may be kept by the browser; not at all unless told. */
  readonly cacheSeconds?: number
  /** The query of a GET or DELETE, the body of a POST or PUT. */
  readonly input: In
  readonly output: Out
}

export type Endpoint<In extends z.ZodType, Out extends z.ZodType, By extends Actor> = Declaration<In, Out, By> & {
  readonly reads: boolean
  readonly signed: boolean
  readonly idempotent: boolean
  readonly wire: { readonly input: Wire<In>; readonly output: Wire<Out> }
}

/** Declares a call. In a PUT, and where told, an empty text clears a field, in an answer it is what it is, elsewhere it says nothing. */
export function endpoint<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  call: Declaration<In, Out, By>,
): Endpoint<In, Out, By> {
  const unknownNames = sendsBody(call) ? 'refuse' : 'ignore'
  const empty = (call.clears ?? call.method === 'PUT') ? 'clears' : 'absent'
  const input = onFirstUse(() => wire(call.input, { unknownNames, empty }))
  const output = onFirstUse(() => wire(call.output, { unknownNames: 'ignore', empty: 'kept' }))
  const wires = {
    get input() {
      return input()
    },
    get output() {
      return output()
    },
  }
  const reads = call.reads ?? call.method === 'GET'
  const idempotent = call.idempotent ?? (!reads && call.method !== 'DELETE')
  return { ...call, reads, signed: call.signed ?? true, idempotent, wire: wires }
}

export const sendsBody = ({ method }: { method: string }) => method === 'POST' || method === 'PUT'
