import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../platform/load-part.ts'
import { useIsPhone } from '../platform/ui/is-phone.ts'
import { SkeletonPage } from '../platform/ui/states.tsx'
import { useDepartureView } from './departure-desk/departure-views.tsx'
import { InModeOf } from './desk/desk-mode.tsx'
import { useTariffView } from './tariff-desk/tariff-views.tsx'

const DepartureBoard = lazyPart(async () => (await import('./departure-desk/departure-board.tsx')).DepartureBoard)
const DepartureList = lazyPart(async () => (await import('./departure-desk/departure-list-page.tsx')).DepartureListPage)
const TariffMatrix = lazyPart(async () => (await import('./tariff-desk/tariff-matrix.tsx')).TariffMatrix)
const TariffList = lazyPart(async () => (await import('./tariff-desk/tariff-list-page.tsx')).TariffListPage)

const Viewed = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SkeletonPage />}>
    <InModeOf>{children}</InModeOf>
  </Suspense>
)

export function DeparturesPage() {
  const { view } = useDepartureView()
  return <Viewed>{view === 'list' ? <DepartureList /> : <DepartureBoard />}</Viewed>
}

export function TariffsPage() {
  const { view } = useTariffView()
  const isPhone = useIsPhone()
  return <Viewed>{view === 'list' || isPhone ? <TariffList /> : <TariffMatrix />}</Viewed>
}
