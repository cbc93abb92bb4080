/** Communication: what the house tells everybody. */
export { AnnouncementsCard } from './announcements-card.tsx'
