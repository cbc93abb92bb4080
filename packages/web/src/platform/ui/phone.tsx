import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { ReactNode } from 'react'

/** A formatted telephone, +86 138 9274 5510; other text stays as written. */
export const printedPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

type PhoneLinkProps = { phone: string | null | undefined; className?: string; children?: ReactNode }

/** A telephone link, with `children` before it. */
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
