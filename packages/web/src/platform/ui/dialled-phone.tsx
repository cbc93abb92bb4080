import { Suspense } from 'react'
import { lazyPart } from '../load-part.ts'

const PhoneLink = lazyPart(async () => (await import('./phone.tsx')).PhoneLink)

/** A telephone that a tap calls, for lists: it stands as it is kept until what prints it is loaded. */
export function DialledPhone({ phone }: { phone: string | undefined }) {
  if (!phone) return null
  const asKept = (
    <a className="nowrap" href={`tel:${phone}`}>
      {phone}
    </a>
  )
  return (
    <Suspense fallback={asKept}>
      <PhoneLink phone={phone} />
    </Suspense>
  )
}
