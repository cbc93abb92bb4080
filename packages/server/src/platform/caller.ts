import type { CompanyRole, KeyScope } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'

/** Who is calling, as far as the program needs to know. The system calls through jobs, never through HTTP. */
type Callers = {
  guest: { actor: 'guest' }
  customer: {
    actor: 'customer'
    userId: string
    customerId: string | null
    role: CompanyRole
    /** The API key that a program of the company calls with, in place of a person. */
    key?: { id: string; scopes: readonly KeyScope[] }
    /** Whether who sits there has shown lately, beyond the session, who they are. */
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

/** The company that the caller acts for. One who belongs to none yet is told to name it. */
export function companyOf({ customerId }: CallerAs<'customer'>): string {
  if (customerId === null) throw new Problem('customer.company-needed')
  return customerId
}

/** Whether a call is open to somebody of this role. */
export const isOpenTo = ({ roles }: { roles?: readonly CompanyRole[] }, role: CompanyRole): boolean =>
  !roles || roles.includes(role)

/** Whether staff hold a permission; `.edit` includes `.view`. */
export function holds({ permissions }: CallerAs<'staff'>, permission: string): boolean {
  return permissions.includes(permission) || permissions.includes(permission.replace(/\.view$/, '.edit'))
}
