import { type TrackedMode, trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const hasUnderwayWords = true

/** The address without a mode shows the first mode. */
const listPage = (path: string, mode: TrackedMode) =>
  page(path, { name: 'TrackingList', title: 'tracking.list-title', menu: 'workbench', hasUnderwayWords }, async () =>
    (await import('./list/tracking-list-page.tsx')).trackingListPageOf(mode),
  )

export const trackingRoutes: AreaRoutes = {
  open: [
    page(
      paths.sharedTrack(':orderNum', ':jobNo', ':conNo'),
      { name: 'SharedTracking', title: 'tracking.shared-title', header: 'whiteMiddle', hasUnderwayWords },
      async () => (await import('./detail/shared-track-page.tsx')).SharedTrackPage,
    ),
  ],
  order: [
    listPage(paths.tracking(), trackedModes[0]),
    ...trackedModes.map((mode) => listPage(paths.trackingOf(mode), mode)),
    page(
      paths.trackInfo(':trafficCd'),
      { name: 'TrackInfo', title: 'tracking.info-title', menu: 'workbench', hasUnderwayWords },
      async () => (await import('./detail/track-info-page.tsx')).TrackInfoPage,
    ),
  ],
  desk: [
    page(
      deskPaths.tracking(':id'),
      { name: 'DeskTracking', title: 'tracking.desk-title' },
      async () => (await import('./desk/desk-tracking-page.tsx')).DeskTrackingPage,
    ),
  ],
}
