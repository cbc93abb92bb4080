import { randomUUID } from 'node:crypto'
import { documentEndpoints, largestFile } from '@landbridge/contract/document/document-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { audit, auditLook } from '../platform/audit.ts'
import { timeBy } from '../platform/clock.ts'
import { type Files, filesFolder, filesIn } from '../platform/files.ts'
import { madeOnce } from '../platform/made-once.ts'
import { type Call, type Port, serveInSteps, serveRaw } from '../platform/serve.ts'
import { keepUpload } from './attachment-commands.ts'
import { listAttachments, readableFile } from './attachment-queries.ts'
import { type Attachment, attachmentsOf, linkSecret, removeLoose } from './attachment-store.ts'
import { takeIn } from './file-intake.ts'
import { openLink } from './file-link.ts'
import { asAttachment, safeFileName } from './file-rules.ts'

const system = { actor: 'system' } as const
const looseMs = 24 * 3_600_000

export function documentRoutes(port: Port): void {
  const files = filesIn(filesFolder(process.env))
  const secret = madeOnce(() => port.db.readAs(system, linkSecret))

  serveInSteps(port, documentEndpoints.upload, async ({ write, exchange }) => {
    const sent = await fileIn(exchange.request)
    const { bytes, mediaType } = await takeIn(sent.fileName, sent.bytes)
    const sha256 = await files.put(bytes)
    const id = randomUUID()
    const row = { id, file_name: sent.fileName, size: bytes.length, media_type: mediaType, sha256 }
    await write((call) => keepUpload(row, call))
    return { fid: id, fileName: sent.fileName, size: bytes.length }
  })

  serveInSteps(port, documentEndpoints.list, async ({ input, read, write, caller }) => {
    const signing = await secret()
    const listed = await read((call) => listAttachments(input.id, signing, call))
    if (caller.actor === 'staff') await write((call) => noteLook(input.id, call))
    return listed
  })

  serveRaw(port, documentEndpoints.download, async ({ input, read, write, caller, exchange }) => {
    const file =
      caller.actor === 'customer'
        ? await read((call) => readableFile(input.fid, call))
        : await write(async (call) => {
            const found = await readableFile(input.fid, call)
            const customerId = found.customer_id
            await audit(call, { action: 'document.read', thing: 'attachment', id: found.id, customerId })
            return found
          })
    return sendFile(files, file, exchange.reply)
  })

  serveRaw(port, documentEndpoints.link, async ({ input, language, exchange }) => {
    const reader = openLink(input, await secret(), timeBy(port.clock))
    if (reader.actor !== 'customer' && reader.actor !== 'staff') throw new Problem('document.missing')
    const file = await port.db.readAs(reader, (tx, now) =>
      readableFile(input.fid, { tx, now, language, caller: reader }),
    )
    return sendFile(files, file, exchange.reply)
  })

  port.jobs.every('document.forget-loose', 3600, async ({ tx, now }) => {
    const before = new Date(now.getTime() - looseMs)
    for (const sha256 of await removeLoose(tx, before)) await files.drop(sha256, before)
  })
}

/** Staff looked at the papers of a company. */
async function noteLook(id: string, call: Call<'customer' | 'staff'>): Promise<void> {
  const [file] = await attachmentsOf(call.tx, id)
  if (!file?.customer_id) return
  await auditLook(call, { action: 'document.read-papers', thing: 'attachment', id, customerId: file.customer_id })
}

/** The one file of an upload, whole. */
async function fileIn(request: FastifyRequest): Promise<{ fileName: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem('document.file-needed')
  const part = await request.file({ limits: { fileSize: largestFile } })
  if (part?.fieldname !== 'file') throw new Problem('document.file-needed')
  const bytes = await part.toBuffer().catch(() => {
    throw new Problem('document.too-large')
  })
  if (bytes.length === 0) throw new Problem('document.file-needed')
  return { fileName: safeFileName(part.filename), bytes }
}

/** Sends a file so that no browser shows it or runs anything in it. */
async function sendFile(files: Files, file: Attachment, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = await files.read(file.sha256)
  if (!bytes) throw new Problem('document.missing')
  return reply
    .header('Content-Type', file.media_type)
    .header('Content-Disposition', asAttachment(file.file_name))
    .header('Content-Length', file.size)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .header('X-Robots-Tag', 'noindex')
    .header('Cache-Control', 'private, no-store')
    .send(bytes)
}
