/** Communication: what the house announces. */
export { AnnouncementsCard } from './announcements-card.tsx'
