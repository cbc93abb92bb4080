import { fileEndings } from '@landbridge/contract/document/document-endpoints'

type Ending = (typeof fileEndings)[number]

/** Sniffed media type that a file of each ending must have. */
const mediaTypes: Readonly<Record<Ending, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function promisedType(fileName: string): string | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const known = fileEndings.find((one) => one === ending)
  return known && fileName.includes('.') ? mediaTypes[known] : undefined
}

const longestName = 120

/** A name that is safe to show and to save: no folders, no control or direction marks, at most 120 characters with its ending. */
export function safeFileName(sent: string): string {
  const [name = ''] = sent.split(/[/\\]/).slice(-1)
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .normalize('NFC')
    .replace(/^[.\s]+/, '')
    .trimEnd()
  const ending = /\.[^.]{0,20}$/.exec(plain)?.[0] ?? ''
  const stem = plain.slice(0, Math.min(plain.length, longestName) - ending.length)
  // Half of a surrogate pair is cut off.
  const wellFormed = stem.isWellFormed() ? stem : stem.slice(0, -1)
  return `${wellFormed || 'file'}${ending}`.trimEnd()
}

type ArchiveEntry = { name: string; uncompressedSize: number }

const mostEntries = 5_000
const largestUnpacked = 200 * 1024 * 1024

/** An office file of a size one may open, without programs and without paths out of it. */
export function isHarmlessArchive(entries: readonly ArchiveEntry[]): boolean {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const hasWrongEntry = entries.some(({ name }) =>
    /vbaProject|\.exe$|\.dll$|\.js$|^[/\\]|^[a-z]:|\.\.[/\\]/i.test(name),
  )
  return entries.length > 0 && entries.length <= mostEntries && unpacked <= largestUnpacked && !hasWrongEntry
}

/** The header that has a browser save a file under its name and never show it. */
export function asAttachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
