import { Suspense } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import { SkeletonPage } from '../../platform/ui/states.tsx'
import { InModeOf } from '../desk/desk-mode.tsx'
import { useDepartureView } from './departure-views.tsx'

const DepartureBoard = lazyPart(async () => (await import('./departure-board.tsx')).DepartureBoard)
const DepartureList = lazyPart(async () => (await import('./departure-list-page.tsx')).DepartureListPage)

export function DeparturesPage() {
  const { view } = useDepartureView()
  return (
    <Suspense fallback={<SkeletonPage />}>
      {view === 'list' ? (
        <DepartureList />
      ) : (
        <InModeOf>
          <DepartureBoard />
        </InModeOf>
      )}
    </Suspense>
  )
}
