import { inflateRawSync } from 'node:zlib'

const endMark = 0x06054b50
const stored = 0

/** The files in a zip archive, by its central directory, as text. */
export function zipEntries(archive: Buffer): { name: string; text: string }[] {
  let end = archive.length - 22
  while (archive.readUInt32LE(end) !== endMark) end--
  const entries: { name: string; text: string }[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const header = archive.readUInt32LE(at + 42)
    const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const bytes = archive.subarray(begin, begin + size)
    const text = (method === stored ? bytes : inflateRawSync(bytes)).toString()
    entries.push({ name: archive.subarray(at + 46, at + 46 + nameLength).toString(), text })
    at += 46 + nameLength + extra + comment
  }
  return entries
}
