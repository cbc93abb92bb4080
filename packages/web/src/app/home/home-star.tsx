import { lazy, Suspense } from 'react'
import type { LaneStar as Star } from '../../workorder/list/lane-star.tsx'

const LaneStar = lazy(async () => ({ default: (await import('../../workorder/list/lane-star.tsx')).LaneStar }))

/** The star of a lane, in a file of its own so that guests do not fetch the list of files it needs. */
export const HomeStar: typeof Star = ({ lane }) => (
  <Suspense fallback={null}>
    <LaneStar lane={lane} />
  </Suspense>
)
