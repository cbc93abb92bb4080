import { useMatches } from 'react-router'
import type { PageHandle } from '../../platform/routes.tsx'
import { useText } from '../../platform/text.tsx'
import { SkeletonPage } from '../../platform/ui/states.tsx'

/** The skeleton of a page that loads, in its own shape where that is known. */
export function LoadingPage() {
  const text = useText()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <main className="wrap opening">
      <h1 className="unseen">{text(handle?.title ?? 'shared.loading')}</h1>
      <SkeletonPage shape={handle?.shape} />
    </main>
  )
}
