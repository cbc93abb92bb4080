import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { count, instant, nothing } from '../shared/wire-values.ts'

/** In bytes. */
export const largestFile = 10 * 1024 * 1024

export const fileEndings = ['pdf', 'jpg', 'jpeg', 'png', 'xlsx', 'docx'] as const

/** Readers of a file: the customer and staff, or staff alone. */
export const audiences = ['customer', 'staff'] as const
export type Audience = (typeof audiences)[number]

/** A stored file that nothing carries yet. */
const uploadedFile = z.object({ fid: z.uuid(), fileName: z.string(), size: z.int() })

/** A file that stands with a booking, a work order or another thing. `link` fetches it within minutes. */
const attachmentView = uploadedFile.extend({
  documentType: z.string(),
  documentTypeLabel: z.string(),
  audience: z.enum(audiences),
  uploadedBy: z.string().optional(),
  uploadedAt: instant,
  link: z.string(),
})
export type AttachmentView = z.infer<typeof attachmentView>

/** The area that takes a file on decides about the record it belongs to. */
export const documentEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/uploadfile',
    scope: 'book',
    by: ['customer', 'staff'],
    idempotent: false,
    summary: 'Takes one file as multipart/form-data, field file; only the query is signed.',
    input: nothing,
    output: uploadedFile,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/getattachment-list',
    scope: 'read',
    by: ['customer', 'staff'],
    permission: 'document.view',
    summary: 'The files of one thing that the caller may read.',
    input: z.object({ id: z.uuid() }),
    output: z.array(attachmentView),
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/v1/downloadfile',
    scope: 'read',
    by: ['customer', 'staff'],
    permission: 'document.view',
    reads: true,
    summary: 'One file as it was stored, always as an attachment.',
    input: z.object({ fid: z.uuid() }),
    output: z.unknown(),
  }),
  link: endpoint({
    method: 'GET',
    path: '/f9api/api/v1/getfile',
    by: ['guest'],
    signed: false,
    summary: 'One file by a link that holds for minutes and for one reader.',
    input: z.object({
      fid: z.uuid(),
      expires: count(1),
      reader: z.string().max(100),
      sign: z.string().max(64),
    }),
    output: z.unknown(),
  }),
}
