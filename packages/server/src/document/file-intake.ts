import { Problem } from '@landbridge/contract/shared/problem'
import { unzipSync } from 'fflate'
import { fileTypeFromBuffer } from 'file-type'
import { type ArchiveEntry, isHarmlessArchive, promisedType } from './file-rules.ts'

const mostPixels = 50_000_000

/** Checks that a file is what its name says and answers the bytes to keep: an image is drawn anew, so that nothing rides along in it. */
export async function takeIn(fileName: string, bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const promised = promisedType(fileName)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!promised || found?.mime !== promised) throw new Problem('document.type-refused')
  if (promised.startsWith('image/')) return { bytes: await redrawn(bytes, promised), mediaType: promised }
  if (promised !== 'application/pdf' && !isHarmlessArchive(entriesOf(bytes))) throw new Problem('document.unreadable')
  return { bytes, mediaType: promised }
}

async function redrawn(bytes: Uint8Array, mediaType: string): Promise<Uint8Array> {
  // Loaded with the first picture: it holds memory that most servers never need.
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
  const drawn = mediaType === 'image/png' ? image.png() : image.jpeg({ quality: 90 })
  return drawn.toBuffer().catch(() => {
    throw new Problem('document.unreadable')
  })
}

function entriesOf(bytes: Uint8Array): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        entries.push(entry)
        return false
      },
    })
  } catch {
    return []
  }
  return entries
}
