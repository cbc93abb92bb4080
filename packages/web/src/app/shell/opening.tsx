import { SkeletonPage } from '../../platform/ui/states.tsx'

/** While the first page is on its way. */
export const Opening = () => (
  <main className="wrap pad">
    <SkeletonPage />
  </main>
)
