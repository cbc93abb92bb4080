import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { Files } from './files.ts'
import { type Paper, paperOf, paperType } from './paper.ts'

export async function sendPaper(reply: FastifyReply, paper: Paper, files: Files): Promise<FastifyReply> {
  const bytes = await paperOf(paper, await picturesOf(paper, files))
  return reply
    .type(paperType)
    .header('Content-Disposition', `attachment; filename="${paper.subtitle.replace(/[^\w-]/g, '_')}.pdf"`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(bytes)
}

async function picturesOf({ letterhead, parts }: Paper, files: Files): Promise<Map<string, Buffer>> {
  const pictureIds = [letterhead?.logo, ...parts.flatMap(({ pictures = [] }) => pictures)].filter(
    (one) => one !== undefined,
  )
  const hashes = [...new Set(pictureIds.map(({ sha256 }) => sha256))]
  const read = hashes.map(async (sha256) => {
    const stream = await files.read(sha256)
    if (!stream) throw new Error(`The picture ${sha256} of a paper is not among the files.`)
    return [sha256, await buffer(stream)] as const
  })
  return new Map(await Promise.all(read))
}
