import { randomUUID } from 'node:crypto'
import { avatarEndpoints as calls } from '@landbridge/contract/access/avatar'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { fileIn } from '../../platform/file-in-form.ts'
import { workOnPicture } from '../../platform/pictures.ts'
import { type Port, serve, serveInSteps, serveRaw } from '../../platform/serve.ts'
import { dropPicture, keepPicture, pictureOf } from './avatar-store.ts'
import { saveOwnCard } from './user-store.ts'

const side = 256
const largestPicture = 10 * 1024 * 1024
const acceptedTypes: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** One's own picture: sent as it is, kept as a small square drawn anew. */
export function avatarRoutes(port: Port): void {
  serveInSteps(port, calls.save, async ({ write, exchange }) => {
    const { bytes } = await fileIn(exchange.request, largestPicture)
    const picture = await squareOf(bytes)
    const id = randomUUID()
    await write(async (call) => {
      const { userId } = call.caller
      await keepPicture(call.tx, { userId, id, picture, now: call.now })
      await saveOwnCard(call.tx, userId, { avatar: id })
      await audit(call, { action: 'access.avatar', thing: 'user', id: userId, after: { avatar: id } })
    })
    return { avatar: id }
  })

  serve(port, calls.remove, async (_, call) => {
    const { userId } = call.caller
    await dropPicture(call.tx, userId)
    await saveOwnCard(call.tx, userId, { avatar: null })
    await audit(call, { action: 'access.avatar', thing: 'user', id: userId, after: { avatar: null } })
    return {}
  })

  serveRaw(port, calls.show, async ({ caller, read, exchange }) => {
    const picture = await read(({ tx }) => pictureOf(tx, caller.userId))
    if (!picture) throw new Problem('shared.missing')
    return exchange.reply
      .header('Content-Type', 'image/webp')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'private, no-store')
      .send(picture)
  })
}

/** Nothing of the sent file but its pixels is kept. */
function squareOf(sent: Buffer): Promise<Buffer> {
  return workOnPicture(sent, async (picture) => {
    const { format } = await picture.metadata().catch(() => ({ format: undefined }))
    if (!format || !acceptedTypes.has(format)) throw new Problem('access.picture-refused')
    return picture
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw new Problem('document.unreadable')
      })
  })
}
