import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { ReactNode } from 'react'

/** A telephone as everybody reads it, +86 138 9274 5510; what is no number stays as it was written. */
export const printedPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

type PhoneLinkProps = { phone: string | null | undefined; className?: string; children?: ReactNode }

/** A telephone that a tap calls. `children` stand before it. */
export function PhoneLink({ phone, className = 'nowrap', children }: PhoneLinkProps) {
  if (!phone) return null
  const dialled = parsePhoneNumberFromString(phone)?.number ?? phone.replaceAll(/[^\d+]/g, '')
  return (
    <a className={className} href={`tel:${dialled}`}>
      {children}
      {printedPhone(phone)}
    </a>
  )
}
