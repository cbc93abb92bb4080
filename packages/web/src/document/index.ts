/** Document: the files of a thing, to read and to add, and the papers of a certification. */
export { AskedPapersCard } from './asked-papers-card.tsx'
export { AttachmentsCard } from './attachments-card.tsx'
export { CertificationPapers, PapersToReview } from './certification-papers.tsx'
export { uploadFile } from './document-api.ts'
export { ProofLink } from './proof-link.tsx'
