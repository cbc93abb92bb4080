/** Document: files that come in, what they stand with, and who may read them. */

export { type FileNamed, type FilesFound, findFiles, readableFile } from './attachment-queries.ts'
export { attachmentsOf, everyFileHash } from './attachment-store.ts'
export { certificationRoutes } from './certification-routes.ts'
export { documentRoutes } from './document-routes.ts'
export {
  attach,
  attachLoose,
  attachPicture,
  deleteAttachment,
  type KeptPicture,
} from './file-commands.ts'
