/** Communication: announcements for the pages of later areas. */

export { AnnouncementsCard } from './announcements-card.tsx'
export { NoticesOnTop } from './notices-on-top.tsx'
