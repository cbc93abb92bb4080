import { Suspense } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import { welcome } from '../../platform/welcome.ts'

const WelcomeNote = lazyPart(async () => (await import('../../access/login/welcome-note.tsx')).WelcomeNote)

export const Welcome = () =>
  welcome.use() ? (
    <Suspense fallback={null}>
      <WelcomeNote />
    </Suspense>
  ) : null
