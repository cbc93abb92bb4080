/** Tracking: boxes under way with map and milestones, and links for following them. */
export { DeskMilestones, RecordNext } from './desk/desk-milestones.tsx'
export { DeskStopTimes, JobMap, JobMilestones, JobStopTimes, MilestonesCard } from './detail/job-milestones.tsx'
export { ShareDialog } from './detail/share-dialog.tsx'
export { UnderwayCard } from './list/underway-card.tsx'
export { TrackMap } from './map/track-map.tsx'
