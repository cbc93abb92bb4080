import { randomUUID } from 'node:crypto'
import { avatarEndpoints as calls } from '@landbridge/contract/access/avatar'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'

type Someone =
  | Awaited<ReturnType<Awaited<ReturnType<typeof newWorld>>['customer']>>
  | Awaited<ReturnType<typeof newWorld>>['guest']

function put(who: Someone, bytes: Uint8Array, field = 'file') {
  const boundary = `----${randomUUID()}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return who.send({
    method: 'PUT',
    path: calls.save.path,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
}

const picture = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .png()
    .toBuffer()

const avatarOf = async (who: Someone) =>
  (await who.send({ method: 'GET', path: '/api/v1/user-info' })).json().data.Avatar

it('cuts a picture to a small square, shows it to its owner alone, and forgets it', async () => {
  const { customer, colleague, staff } = await newWorld()
  const owner = await customer()
  for (const who of [owner, await colleague(null), staff]) {
    const saved = (await put(who, await picture())).json()
    const avatar = await avatarOf(who)
    expect(saved).toEqual({ success: true, data: { Avatar: avatar } })
    const shown = await who.send(calls.show)
    const { width, height, format, exif } = await sharp(shown.rawPayload).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 256, height: 256, format: 'webp', exif: undefined })
  }
  const other = await colleague(owner.customerId)
  expect((await other.send(calls.show)).statusCode).toBe(404)
  const again = (await put(owner, await picture(40, 90))).json().data.Avatar
  expect(await avatarOf(owner)).toBe(again)
  expect((await owner(calls.remove, {})).status).toBe(200)
  expect(await avatarOf(owner)).toBeUndefined()
  expect((await owner.send(calls.show)).statusCode).toBe(404)
})

it('refuses what is no picture, too much, nothing, and a guest', async () => {
  const { customer, guest } = await newWorld()
  const owner = await customer()
  const codeOf = async (sent: ReturnType<typeof put>) => (await sent).json().code
  expect(await codeOf(put(owner, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
    'access.picture-refused',
  )
  expect(await codeOf(put(owner, Buffer.from('%PDF-1.4 rubbish')))).toBe('access.picture-refused')
  expect(await codeOf(put(owner, (await picture()).subarray(0, 200)))).toMatch(/picture-refused|unreadable/)
  expect(await codeOf(put(owner, Buffer.alloc(10 * 1024 * 1024 + 1)))).toBe('document.too-large')
  expect(await codeOf(put(owner, await picture(), 'other'))).toBe('document.file-needed')
  expect((await owner.send({ method: 'PUT', path: calls.save.path })).json().code).toBe('document.file-needed')
  expect((await put(guest, await picture())).statusCode).toBe(401)
})
