/** Tracking: the boxes under way, each on its map with its milestones, and the links that others follow them by. */
export { DeskMilestones, RecordNext } from './desk/desk-milestones.tsx'
export { DeskStopTimes, JobMap, JobMilestones, JobStopTimes, MilestonesCard } from './detail/job-milestones.tsx'
export { ShareDialog } from './detail/share-dialog.tsx'
export { UnderwayCard } from './list/underway-card.tsx'
export { TrackMap } from './map/track-map.tsx'
