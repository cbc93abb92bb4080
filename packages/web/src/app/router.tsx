import type { RouteObject } from 'react-router'
import { accessRoutes } from '../access/access-routes.tsx'
import { bookingRoutesWith } from '../booking/booking-routes.tsx'
import { communicationRoutes } from '../communication/communication-routes.tsx'
import { customerRoutesWith } from '../customer/customer-routes.tsx'
import { entityRoutes } from '../entity/entity-routes.tsx'
import { insightRoutesWith } from '../insight/insight-routes.tsx'
import { paperRoutes } from '../paper/paper-routes.tsx'
import { lazyPart, loadPart } from '../platform/load-part.ts'
import type { AreaRoutes } from '../platform/routes.tsx'
import { pricingRoutesWith } from '../pricing/pricing-routes.tsx'
import { referenceRoutes } from '../reference/reference-routes.tsx'
import { siteDeskRoutesWith } from '../site/site-desk-routes.tsx'
import { trackingRoutes } from '../tracking/tracking-routes.tsx'
import { warehouseRoutes } from '../warehouse/warehouse-routes.tsx'
import { type LaterParts, workorderRoutesWith } from '../workorder/workorder-routes.tsx'
import { type InnerRoutes, routesWith } from './public-routes.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { RequireCustomer, RequireStaff } from './shell/guards.tsx'
import { unbuilt } from './unbuilt-routes.tsx'

/** The papers of a certification, for the company and for staff. */
const certificationSlots = {
  papers: lazyPart(async () => (await import('../document/index.ts')).CertificationPapers),
  deskPapers: lazyPart(async () => (await import('../document/index.ts')).PapersToReview),
}

const LaneStar = lazyPart(async () => (await import('../workorder/list/lane-star.tsx')).LaneStar)

const departureSlots = { manifest: lazyPart(async () => (await import('../paper/index.ts')).DepartureManifest) }

const bookingSlots = {
  containers: lazyPart(async () => (await import('../workorder/index.ts')).BookingContainers),
  share: lazyPart(async () => (await import('../tracking/index.ts')).ShareDialog),
  stopTimes: lazyPart(async () => (await import('../tracking/index.ts')).JobStopTimes),
  milestones: lazyPart(async () => (await import('../tracking/index.ts')).MilestonesCard),
  instructions: lazyPart(async () => (await import('../paper/index.ts')).BookingInstructions),
  deskCharges: lazyPart(async () => (await import('../charge/index.ts')).BookingCharges),
  deskJobs: lazyPart(async () => (await import('../workorder/index.ts')).BookingJobs),
  jobAction: lazyPart(async () => (await import('../workorder/index.ts')).JobAction),
}

const jobSlots = {
  milestones: lazyPart(async () => (await import('../tracking/index.ts')).JobMilestones),
  map: lazyPart(async () => (await import('../tracking/index.ts')).JobMap),
  stopTimes: lazyPart(async () => (await import('../tracking/index.ts')).JobStopTimes),
  desk: {
    milestones: lazyPart(async () => (await import('../tracking/index.ts')).DeskMilestones),
    recordNext: lazyPart(async () => (await import('../tracking/index.ts')).RecordNext),
    stopTimes: lazyPart(async () => (await import('../tracking/index.ts')).DeskStopTimes),
  },
}

/** The desk's instruction loads after its page, together with its form. */
const DeskInstruction = lazyPart(
  async () => (await import('../paper/instruction/desk-instruction.tsx')).DeskInstruction,
)

const DeskEntity = lazyPart(async () => (await import('../booking/desk/entity-card.tsx')).EntityCard)
/** The desk's bills load after its page, together with their dialogs. */
const DeskBills = lazyPart(async () => (await import('../paper/desk/desk-bills.tsx')).DeskBills)

const DeskFilings = lazyPart(async () => (await import('../paper/desk/desk-filings.tsx')).DeskFilings)

const jobParts: LaterParts = {
  ofJob: async () => {
    const [{ ReceiptCard }, { BillsCard, DraftNotice, InstructionCard, PapersCard }] = await Promise.all([
      import('../warehouse/index.ts'),
      import('../paper/index.ts'),
    ])
    return {
      Receipt: ReceiptCard,
      Draft: DraftNotice,
      Instruction: InstructionCard,
      Bills: BillsCard,
      Papers: PapersCard,
    }
  },
  ofDeskJob: async () => {
    const [{ DeskReceipt }, { PapersCard, ReleaseItems }] = await Promise.all([
      import('../warehouse/index.ts'),
      import('../paper/index.ts'),
    ])
    return {
      Entity: DeskEntity,
      Receipt: DeskReceipt,
      Instruction: DeskInstruction,
      Bills: DeskBills,
      Filings: DeskFilings,
      Papers: PapersCard,
      Release: ReleaseItems,
    }
  },
}

const homePreview = async () => (await import('./home/home-page.tsx')).HomeView

const todoLooks = async () => {
  const [booking, workorder] = await Promise.all([
    import('../booking/booking-todo-looks.ts'),
    import('../workorder/job-todo-looks.ts'),
  ])
  return { ...booking.bookingTodoLooks, ...workorder.jobTodoLooks }
}

const areas: readonly AreaRoutes[] = [
  // one line an area
  pricingRoutesWith({ ...departureSlots, LaneStar }),
  referenceRoutes,
  siteDeskRoutesWith(homePreview),
  accessRoutes,
  customerRoutesWith(certificationSlots),
  entityRoutes,
  communicationRoutes,
  bookingRoutesWith(bookingSlots),
  workorderRoutesWith(jobSlots, jobParts),
  warehouseRoutes,
  paperRoutes,
  trackingRoutes,
  insightRoutesWith(todoLooks),
]

const pagesIn = (part: keyof AreaRoutes): RouteObject[] => [...areas, unbuilt].flatMap((area) => area[part] ?? [])

const accountLayout = async () => ({
  Component: await loadPart(async () => (await import('./shell/account-layout.tsx')).AccountLayout),
})

export const innerRoutes: InnerRoutes = {
  open: [...pagesIn('open'), { Component: RequireCustomer, children: pagesIn('user') }],
  framed: [
    {
      Component: RequireCustomer,
      children: [
        {
          lazy: async () => ({
            Component: await loadPart(async () => (await import('./shell/order-layout.tsx')).OrderLayout),
          }),
          children: [
            {
              errorElement: <ErrorPage />,
              children: [{ lazy: accountLayout, children: pagesIn('account') }, ...pagesIn('order')],
            },
          ],
        },
      ],
    },
    {
      Component: RequireStaff,
      children: [
        {
          lazy: async () => ({
            Component: await loadPart(async () => (await import('./shell/desk-layout.tsx')).DeskLayout),
          }),
          children: [{ errorElement: <ErrorPage />, children: pagesIn('desk') }],
        },
      ],
    },
    ...pagesIn('bare'),
  ],
}

export const routes = routesWith(innerRoutes)
