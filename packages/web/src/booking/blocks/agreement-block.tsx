import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { CatalogueField } from '../fields/catalogue-field.tsx'

const AgreementDialog = lazyPart(async () => (await import('../../site/index.ts')).AgreementDialog)

export function AgreementBlock() {
  const text = useText()
  const [isReading, setReading] = useState(false)
  const read = (
    <button type="button" className="link" onClick={() => setReading(true)}>
      {text('booking.read-terms')}
    </button>
  )
  return (
    <>
      <CatalogueField path="agreeTerms" help={read} />
      {isReading && (
        <Suspense fallback={null}>
          <AgreementDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}
