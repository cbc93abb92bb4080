import { useMatches } from 'react-router'
import type { PageHandle } from '../../platform/routes.tsx'
import { SkeletonPage } from '../../platform/ui/states.tsx'

/** While a page is on its way: in its own shape where it is known. */
export function Opening() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <main className="wrap opening">
      <SkeletonPage shape={handle?.shape} />
    </main>
  )
}
