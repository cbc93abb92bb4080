import { Problem } from '@landbridge/contract/shared/problem'
import type { FastifyRequest } from 'fastify'

/** The one file of a form, whole; one beyond the limit is refused by name once all is read. */
export async function fileIn(request: FastifyRequest, largest: number): Promise<{ fileName: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem('document.file-needed')
  const part = await request.file({ limits: { fileSize: largest }, throwFileSizeLimit: false }).catch(refuseMalformed)
  if (part?.fieldname !== 'file') throw new Problem('document.file-needed')
  const bytes = await part.toBuffer().catch(refuseMalformed)
  if (part.file.truncated) throw new Problem('document.too-large')
  if (bytes.length === 0) throw new Problem('document.file-needed')
  return { fileName: part.filename, bytes }
}

function refuseMalformed(): never {
  throw new Problem('shared.malformed')
}
