import { type Mode, modeNames, modeOfRoute, modes } from '@landbridge/contract/shared/modes'
import { Navigate, type RouteObject, useLocation, useParams } from 'react-router'
import { formPageNames } from '../booking/modes/form-page-names.ts'
import { bookableModes, firstBookableMode } from '../booking/shown/mode-of-booking.ts'
import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, type PageHandle, page } from '../platform/routes.tsx'
import type { TextKey } from '../platform/text.tsx'

const unopened = async () => (await import('./shell/unopened-page.tsx')).UnopenedPage
const unopenedWith = (name: string, header: PageHandle['header'], menu?: PageHandle['menu']): PageHandle => ({
  name,
  title: 'shell.unopened',
  ...(header && { header }),
  ...(menu && { menu }),
})

const routeNames = modeNames.flatMap((mode) => [mode, ...modes[mode].aliases])

/** The order address of a mode leads to its booking form. */
function ToBookingForm() {
  const mode = modeOfRoute(useParams().type ?? '')
  return <Navigate to={mode ? paths.bookingForm(mode) : paths.reorder()} replace />
}

/** Another name that a mode has in addresses: ship for sea. */
type OtherName = (typeof modes)[Mode]['aliases'][number]
const otherNames = modeNames.flatMap((mode) => modes[mode].aliases.map((name: OtherName) => ({ mode, name })))

/** Redirects another name of a mode to the name of our links. */
function ToOwnName({ mode, name }: { mode: Mode; name: OtherName }) {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={pathname.replace(`/${name}`, `/${mode}`) + search + hash} replace />
}

const redirectRoute = (path: (name: OtherName) => string): RouteObject[] =>
  otherNames.map(({ mode, name }) => ({ path: path(name), element: <ToOwnName mode={mode} name={name} /> }))

const ofMode = { kinds: { type: modeNames } }

/** Pages beside the side menu that open later, by the specification's names. */
const workPages: readonly [path: string, name: string, title: TextKey, more?: Pick<PageHandle, 'kinds'>][] = [
  [paths.bookings(':type'), 'UserOrderBookingQuery', 'shell.booking-requests', ofMode],
  [paths.booking(':type', ':trafficCd'), 'UserOrderInfo', 'shell.booking-requests', ofMode],
  [paths.jobs(':type'), 'WorkOrderQuery', 'shell.job-orders', ofMode],
  [paths.job(':type', ':trafficCd'), 'WorkOrderInfo', 'shell.job-orders', ofMode],
  [paths.trackingOf(':type'), 'TrackingList', 'shell.tracking', ofMode],
  [paths.invoices(), 'InvoiceManage', 'shell.invoices'],
  [paths.invoice(':id'), 'InvoiceDetail', 'shell.invoices'],
  [paths.invoiceManage(':type'), 'InvoiceManageType', 'shell.invoices'],
  [paths.todo(), 'ToDo', 'shell.todo'],
  [paths.bills(), 'MyBill', 'shell.bills'],
  [paths.bill(':id'), 'BillDetail', 'shell.bills'],
]

/** Addresses of the specification that open later or only redirect, after an area's own pages. */
export const unbuilt: AreaRoutes = {
  open: [
    {
      path: paths.freightOrder(':type'),
      handle: { name: 'FreightOrder', title: 'shell.unopened', kinds: { type: routeNames } },
      Component: ToBookingForm,
    },
    { path: paths.reorder(), element: <Navigate to={paths.bookingForm(firstBookableMode)} replace /> },
    // Under multiTrain the trains themselves are asked for.
    ...redirectRoute(paths.freightQuery),
    page(paths.freightQuery(':type'), { ...unopenedWith('FreightQuery', 'query', 'product'), ...ofMode }, unopened),
    page(paths.report(':id'), unopenedWith('Report', 'whiteMiddle'), unopened),
    page(paths.reportPage(':id'), unopenedWith('ReportPage', 'whiteMiddle'), unopened),
    page(paths.satisfied(), unopenedWith('WorkOrderSatisfied', 'bluePage'), unopened),
    page(paths.tracerQuery(), unopenedWith('TracerQuery', 'bluePage'), unopened),
    page(paths.questionnaire(':id'), unopenedWith('Questionnaire', 'bluePage'), unopened),
    page(paths.sharedOrder(), unopenedWith('SharedFreightOrder', 'query', 'product'), unopened),
  ],
  user: [
    ...modeNames
      .filter((mode) => !bookableModes.includes(mode))
      .map((mode) => page(paths.bookingForm(mode), unopenedWith(formPageNames[mode], 'query', 'product'), unopened)),
  ],
  order: [
    ...[paths.bookings, paths.jobs, paths.trackingOf].flatMap((path) => redirectRoute((name) => path(name))),
    ...[paths.booking, paths.job].flatMap((path) => redirectRoute((name) => path(name, ':trafficCd'))),
    page(paths.unopened(':type'), unopenedWith('UnOpenPage', 'workSpace', 'workbench'), unopened),
    ...workPages.map(([path, name, title, more]) => page(path, { name, title, menu: 'workbench', ...more }, unopened)),
  ],
  desk: [
    { path: paths.desk(), element: <Navigate to={deskPaths.bookings()} replace /> },
    page(deskPaths.unopened('statements'), { name: 'DeskUnopened', title: 'shell.desk-statements' }, unopened),
    page(deskPaths.unopened('invoices'), { name: 'DeskUnopened', title: 'shell.desk-invoices' }, unopened),
    page(deskPaths.unopened(':type'), unopenedWith('DeskUnopened', 'workSpace'), unopened),
  ],
}
