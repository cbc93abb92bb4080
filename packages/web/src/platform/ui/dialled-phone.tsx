import { Suspense } from 'react'
import { lazyPart } from '../load-part.ts'

const PhoneLink = lazyPart(async () => (await import('./phone.tsx')).PhoneLink)

/** A telephone link for lists, plain until its formatter has loaded. */
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
