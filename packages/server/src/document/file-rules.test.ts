import { fileEndings } from '@landbridge/contract/document/document-endpoints'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asAttachment, isHarmlessArchive, promisedType, safeFileName } from './file-rules.ts'

const piece = fc.constantFrom(
  'a',
  '茶',
  '𠮷',
  '😀',
  '.',
  '..',
  '/',
  '\\',
  ' ',
  '\n',
  '\u2028',
  '\u202E',
  '\0',
  '"',
  '%',
  "'",
  'é',
)
const sent = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(piece, { maxLength: 300 }).map((all) => all.join('')),
)

describe('a file’s name', () => {
  it('is safe to show and to save, whatever was sent, and stays what it is', () => {
    fc.assert(
      fc.property(sent, (name) => {
        const safe = safeFileName(name)
        expect(safe).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        expect(safe).not.toMatch(/^[.\s]|\s$/u)
        expect(safe.length).toBeGreaterThan(0)
        expect(safe.length).toBeLessThanOrEqual(120)
        expect(safe.isWellFormed()).toBe(true)
        expect(safeFileName(safe)).toBe(safe)
      }),
    )
  })

  it('keeps its ending, however long it is, and loses its folders', () => {
    expect(safeFileName('C:\\Users\\mei\\发票 2031.PDF')).toBe('发票 2031.PDF')
    expect(safeFileName('invoice\n/../../etc/passwd.pdf')).toBe('passwd.pdf')
    expect(safeFileName(`${'茶'.repeat(300)}.xlsx`)).toBe(`${'茶'.repeat(115)}.xlsx`)
    expect(safeFileName('../.pdf')).toBe('pdf')
    expect(safeFileName(`${'茶'.repeat(119)}𠮷`)).toBe('茶'.repeat(119))
    expect(safeFileName('')).toBe('file')
  })

  it('promises the type of its ending, and none where the ending is not taken', () => {
    for (const ending of fileEndings)
      expect(promisedType(`x.${ending.toUpperCase()}`)).toBe(promisedType(`a.b.${ending}`))
    expect(promisedType('invoice.pdf')).toBe('application/pdf')
    for (const name of ['pdf', 'invoice.svg', 'invoice.pdf.exe', 'invoice.', ''])
      expect(promisedType(name)).toBeUndefined()
  })

  it('goes into a header as plain text, and comes out of it as it was', () => {
    fc.assert(
      fc.property(sent, (name) => {
        const safe = safeFileName(name)
        const header = asAttachment(safe)
        expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\x21-\x7e]*$/)
        expect(decodeURIComponent(header.replace(/^.*?\*=UTF-8''/, ''))).toBe(safe)
      }),
    )
  })
})

describe('an office file', () => {
  const entry = (name: string, uncompressedSize = 10) => ({ name, uncompressedSize })

  it('carries no programs and no paths out of it', () => {
    expect(isHarmlessArchive([entry('[Content_Types].xml'), entry('xl/workbook.xml')])).toBe(true)
    for (const name of [
      'xl/vbaProject.bin',
      'run.EXE',
      'a.dll',
      'a.js',
      '/etc/passwd',
      'xl/../../x',
      '..\\x',
      '\\x',
      'C:\\x',
    ]) {
      expect(isHarmlessArchive([entry('xl/workbook.xml'), entry(name)])).toBe(false)
    }
  })

  it('is neither empty nor larger than what one may open', () => {
    expect(isHarmlessArchive([])).toBe(false)
    expect(isHarmlessArchive(Array.from({ length: 5_000 }, (_, i) => entry(`a${i}`)))).toBe(true)
    expect(isHarmlessArchive(Array.from({ length: 5_001 }, (_, i) => entry(`a${i}`)))).toBe(false)
    const half = 100 * 1024 * 1024
    expect(isHarmlessArchive([entry('a', half), entry('b', half)])).toBe(true)
    expect(isHarmlessArchive([entry('a', half), entry('b', half), entry('c', 1)])).toBe(false)
  })
})
