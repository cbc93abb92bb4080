/** Document: the files of a thing, to read and to add. */
export { AttachmentsCard } from './attachments-card.tsx'
