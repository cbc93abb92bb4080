import { randomUUID } from 'node:crypto'
import { documentEndpoints, largestFile } from '@landbridge/contract/document/document-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { Problem } from '@landbridge/contract/shared/problem'
import type { FastifyReply } from 'fastify'
import { liveEpoch } from '../access/index.ts'
import { audit, auditOnceAWhile } from '../platform/audit.ts'
import { system } from '../platform/caller.ts'
import { timeBy } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { fileIn } from '../platform/file-in-form.ts'
import type { Files } from '../platform/files.ts'
import { madeOnce } from '../platform/made-once.ts'
import { type Call, type Port, serveInSteps, serveRaw } from '../platform/serve.ts'
import { listAttachments, readableFile } from './attachment-queries.ts'
import {
  type Attachment,
  attachmentsOf,
  forgetUploads,
  linkSecret,
  lockContent,
  removeLoose,
  unneededOf,
} from './attachment-store.ts'
import { countUpload, keepUpload } from './file-commands.ts'
import { takeIn } from './file-intake.ts'
import { openLink } from './file-link.ts'
import { asAttachment, safeFileName } from './file-rules.ts'

const looseMs = dayMs

export function documentRoutes(port: Port): void {
  const { files } = port.settings
  const secret = madeOnce(() => port.db.readAs(system, linkSecret))

  serveInSteps(port, documentEndpoints.upload, async ({ write, exchange, caller }) => {
    const sent = await fileIn(exchange.request, largestFile)
    const fileName = safeFileName(sent.fileName)
    await write((call) => countUpload(sent.bytes.length, call))
    const malware = await port.settings.scanFile?.(sent.bytes)
    if (malware) {
      exchange.request.log.warn({ malware, caller }, 'a file was refused')
      throw new Problem('document.malware')
    }
    const { bytes, mediaType } = await takeIn(fileName, sent.bytes)
    const sha256 = await files.put(bytes)
    const id = randomUUID()
    const row = { id, fileName, size: bytes.length, mediaType, sha256 }
    await write(async (call) => {
      await keepUpload(row, call)
      // Who sweeps may have dropped the same content between the two; from now on it will not.
      if (!(await files.has(sha256))) await files.put(bytes)
    })
    return { fid: id, fileName, size: bytes.length }
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
            const customerId = found.customerId
            await audit(call, { action: 'document.read', thing: 'attachment', id: found.id, customerId })
            return found
          })
    return sendFile(files, file, exchange.reply)
  })

  serveRaw(port, documentEndpoints.link, async ({ input, language, exchange }) => {
    const { reader, epoch } = openLink(input, await secret(), timeBy(port.clock))
    const file = await port.db.readAs(reader, async (tx, now) => {
      if ((await liveEpoch(tx, reader.userId)) !== epoch) throw new Problem('document.missing')
      return readableFile(input.fid, { tx, now, language, caller: reader })
    })
    return sendFile(files, file, exchange.reply)
  })

  port.jobs.every('document.forget-loose', 3600, async ({ tx, now }) => {
    await removeLoose(tx, longBefore(now))
    await forgetUploads(tx, businessDay(now))
  })
  port.jobs.every('document.sweep-files', 3600, ({ tx, now }) => sweepLooseFiles(files, tx, longBefore(now)))
}

const longBefore = (now: Date) => new Date(now.getTime() - looseMs)

/** Drops contents that no row needs: each under a lock, behind which it is asked once more. */
async function sweepLooseFiles(files: Files, tx: Tx, before: Date): Promise<void> {
  for await (const contents of files.putBefore(before)) {
    for (const sha256 of await unneededOf(tx, contents)) {
      await lockContent(tx, sha256, 'to drop it')
      if ((await unneededOf(tx, [sha256])).length > 0) await files.drop(sha256)
    }
  }
}

/** Staff who look at the papers of a company leave a note of it. */
async function noteLook(id: string, call: Call<'customer' | 'staff'>): Promise<void> {
  const [file] = await attachmentsOf(call.tx, id)
  if (!file?.customerId) return
  await auditOnceAWhile(call, { action: 'document.read-papers', thing: 'attachment', id, customerId: file.customerId })
}

/** Sends a file so that no browser shows it or runs anything in it. */
async function sendFile(files: Files, file: Attachment, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = await files.read(file.sha256)
  if (!bytes) throw new Problem('document.missing')
  return reply
    .header('Content-Type', file.mediaType)
    .header('Content-Disposition', asAttachment(file.fileName))
    .header('Content-Length', file.size)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .header('X-Robots-Tag', 'noindex')
    .header('Cache-Control', 'private, no-store')
    .send(bytes)
}
