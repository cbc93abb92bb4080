import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

export const trackingRoutes: AreaRoutes = {
  open: [
    page(
      paths.sharedTrack(':orderNum', ':jobNo', ':conNo'),
      { name: 'SharedTracking', title: 'tracking.shared-title', header: 'whiteMiddle' },
      async () => (await import('./share/shared-track-page.tsx')).SharedTrackPage,
    ),
  ],
  order: [
    page(
      paths.tracking(),
      { name: 'TrackingList', title: 'tracking.list-title', menu: 'workbench' },
      async () => (await import('./list/tracking-list-page.tsx')).TrackingListPage,
    ),
    page(
      paths.trackInfo(':trafficCd'),
      { name: 'TrackInfo', title: 'tracking.info-title', menu: 'workbench' },
      async () => (await import('./detail/track-info-page.tsx')).TrackInfoPage,
    ),
  ],
  desk: [
    page(
      paths.deskTracking(':id'),
      { name: 'DeskTracking', title: 'tracking.desk-title' },
      async () => (await import('./desk/desk-tracking-page.tsx')).DeskTrackingPage,
    ),
  ],
}
