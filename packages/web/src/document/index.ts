/** Document: files of a record, and papers of a certification. */

export { AttachmentsCard } from './attachments-card.tsx'
export { CertificationPapers, PapersToReview } from './certification-papers.tsx'
export { uploadFile } from './document-api.ts'
export { NeededPapersCard } from './needed-papers-card.tsx'
export { ProofLink } from './proof-link.tsx'
