import type { z } from 'zod'
import type { Actor } from './lifecycle.ts'
import { onFirstUse } from './on-first-use.ts'
import { type Wire, wire } from './wire.ts'

export const companyRoles = ['owner', 'member', 'finance'] as const
export type CompanyRole = (typeof companyRoles)[number]

export const keyScopes = ['read', 'book', 'track'] as const
export type KeyScope = (typeof keyScopes)[number]

/** A call that both sides agree on: the server serves it, the web makes it. */
type Declaration<In extends z.ZodType, Out extends z.ZodType, By extends Actor> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly summary: string
  /** Callers who may make it at all; the area's rules decide about a particular record. */
  readonly by: readonly By[]
  /** Roles within a customer's company; all of them unless named. */
  readonly roles?: readonly CompanyRole[]
  /** `optional` lets in a customer's user who belongs to no company yet. */
  readonly company?: 'needed' | 'optional'
  /** The right that an API key of a company must have; without one no key may make the call. */
  readonly scope?: KeyScope
  /** Permission of staff, as area.verb. */
  readonly permission?: `${string}.${string}`
  /** True lets in staff who must have a second factor and have none yet. */
  readonly beforeSecondFactor?: boolean
  /** True where the caller must have proved lately who they are, beyond the session: by the password or a code to their telephone. */
  readonly reauthenticated?: boolean
  /** A GET changes nothing unless it says so; a list requested by POST says so. */
  readonly reads?: boolean
  /** False for a call outside the signed envelope. */
  readonly signed?: boolean
  /** An Idempotency-Key is honoured on every write of a logged-in caller unless this is false. */
  readonly idempotent?: boolean
  /** True where an empty text clears a field; by default in a PUT alone. */
  readonly clears?: boolean
  /** The member of a successful answer that holds the output; the login calls answer `token`. */
  readonly answersIn?: 'data' | 'token'
  /** Seconds for which the browser may keep the answer; not at all unless set. */
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

/** In a PUT, and where declared so, an empty text clears a field; in an answer it is itself, elsewhere it is absent. */
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
