import { randomUUID } from 'node:crypto'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import type { LightMyRequestResponse } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

type Sender = {
  send(call: {
    method: 'POST'
    path: string
    headers: Record<string, string>
    payload: Buffer
  }): Promise<LightMyRequestResponse>
}

export const upload = (sender: Sender, fileName: string, bytes: Uint8Array, field = 'file') =>
  sendFile(sender, { fileName, bytes, field, path: documentEndpoints.upload.path })

type SentFile = { fileName: string; bytes: Uint8Array; field?: string; path: string }

export function sendFile(sender: Sender, { fileName, bytes, field = 'file', path }: SentFile) {
  const boundary = `----${randomUUID()}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return sender.send({
    path,
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
}

export const pdf = () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** A picture that carries where it was taken, and a comment behind its end. */
export async function photo(): Promise<Buffer> {
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
  const bytes = await plain
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])
}

export const workbook = (more: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        'xl/workbook.xml': '<workbook/>',
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

/** An archive whose directory states another size for its last entry than the entry has. */
export function archiveStating(archive: Uint8Array, statedSize: number): Buffer {
  const bytes = Buffer.from(archive)
  const entry = bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
  bytes.writeUInt32LE(statedSize, entry + 24)
  return bytes
}
