import { Problem } from '@landbridge/contract/shared/problem'
import { fileTypeFromBuffer } from 'file-type'
import { type Entry, fromBufferPromise } from 'yauzl'
import { workOnPicture } from '../platform/pictures.ts'
import { isHarmlessArchive, promisedType } from './file-rules.ts'

/** Checks a file against its name and returns the bytes to keep: an image is redrawn, so that nothing hides in it. */
export async function takeIn(fileName: string, bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const promised = promisedType(fileName)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!promised || found?.mime !== promised) throw new Problem('document.type-refused')
  if (promised.startsWith('image/')) return { bytes: await redraw(bytes, promised), mediaType: promised }
  if (promised !== 'application/pdf') await checkArchive(bytes)
  return { bytes, mediaType: promised }
}

function redraw(bytes: Uint8Array, mediaType: string): Promise<Uint8Array> {
  return workOnPicture(bytes, (picture) => {
    const upright = picture.rotate()
    const drawn = mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: 90 })
    return drawn.toBuffer()
  }).catch(() => {
    throw new Problem('document.unreadable')
  })
}

/** Unpacks an office file without keeping it, and refuses one whose sizes are not as stated. */
async function checkArchive(bytes: Uint8Array): Promise<void> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true })
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) entries.push(entry)
    if (!isHarmlessArchive(entries.map(({ fileName, uncompressedSize }) => ({ name: fileName, uncompressedSize })))) {
      throw new Error('It is no office file that one may open.')
    }
    for (const entry of entries) {
      if (entry.fileName.endsWith('/')) continue
      for await (const _ of await archive.openReadStreamPromise(entry));
    }
  } catch {
    throw new Problem('document.unreadable')
  }
}
