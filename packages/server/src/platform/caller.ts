import type { CompanyRole, KeyScope } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'

/** Callers as far as the program needs to know them; the system calls through jobs, never through HTTP. */
type Callers = {
  guest: { actor: 'guest' }
  customer: {
    actor: 'customer'
    userId: string
    customerId: string | null
    role: CompanyRole
    /** The API key that a program of the company calls with, in place of a person. */
    key?: { id: string; scopes: readonly KeyScope[] }
    /** True where the person has proved lately who they are, beyond the session. */
    isReauthenticated?: boolean
  }
  /** Staff who must set up a second factor first hold no permission until they have. */
  staff: {
    actor: 'staff'
    userId: string
    permissions: readonly string[]
    secondFactorDue?: boolean
    isReauthenticated?: boolean
  }
  system: { actor: 'system' }
}
export type CallerAs<By extends Actor> = Callers[By]
export type Caller = CallerAs<Actor>

export const system = { actor: 'system' } as const satisfies CallerAs<'system'>

/** A caller who belongs to no company yet is refused, and asked to name one. */
export function companyOf({ customerId }: CallerAs<'customer'>): string {
  if (customerId === null) throw new Problem('customer.company-needed')
  return customerId
}

export const isOpenTo = ({ roles }: { roles?: readonly CompanyRole[] }, role: CompanyRole): boolean =>
  !roles || roles.includes(role)

/** `.edit` includes `.view`. */
export function holdsPermission({ permissions }: CallerAs<'staff'>, permission: string): boolean {
  return permissions.includes(permission) || permissions.includes(permission.replace(/\.view$/, '.edit'))
}
