import { Problem } from '@landbridge/contract/shared/problem'
import { type FileEncoding, type FileText, readFileText } from '@landbridge/contract/shared/reading/file-text'

/** A text file in any office encoding; a Problem names one without text. */
export async function readTextFile(file: Blob): Promise<FileText> {
  const read = readFileText(new Uint8Array(await file.arrayBuffer()))
  if (!read) throw new Problem('shared.file-no-text')
  return read
}

/** An encoding's name in office programs, undefined for UTF. */
export const encodingNames: Readonly<Record<FileEncoding, string | undefined>> = {
  'utf-8': undefined,
  'utf-16le': undefined,
  'utf-16be': undefined,
  gb18030: 'GB18030 (GBK)',
  big5: 'Big5',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
}
