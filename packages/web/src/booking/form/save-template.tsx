import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import type { FormState } from '../state/form-state.ts'

const SaveTemplateDialog = lazyPart(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog)

/** Keeps what is filled in, without its days and numbers, under a name to begin from again. */
export function SaveTemplate({ form, code }: { form: FormState; code: ModeCode }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="link nowrap" onClick={() => setAsking(true)}>
        {text('booking.save-template')}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <SaveTemplateDialog form={form} code={code} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
