import type { FastifyReply } from 'fastify'
import { type Paper, paperOf, paperType } from './paper.ts'

export async function sendPaper(reply: FastifyReply, paper: Paper): Promise<FastifyReply> {
  const bytes = await paperOf(paper)
  return reply
    .type(paperType)
    .header('Content-Disposition', `attachment; filename="${paper.subtitle.replace(/[^\w-]/g, '_')}.pdf"`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(bytes)
}
