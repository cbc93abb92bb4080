/** Communication: what the house announces. */

export { AnnouncementsCard } from './announcements-card.tsx'
export { NoticesOnTop } from './notices-on-top.tsx'
