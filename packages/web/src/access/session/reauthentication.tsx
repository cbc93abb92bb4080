import { Suspense } from 'react'
import { needLoginWords } from '../../platform/language.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useReauthentication } from '../../platform/reauthentication.ts'

const ReauthenticationDialog = lazyPart(async () => {
  const [{ ReauthenticationDialog }] = await Promise.all([import('./reauthentication-dialog.tsx'), needLoginWords()])
  return ReauthenticationDialog
})

export function Reauthentication() {
  const answer = useReauthentication()
  return answer ? (
    <Suspense fallback={null}>
      <ReauthenticationDialog onDone={answer} />
    </Suspense>
  ) : null
}
