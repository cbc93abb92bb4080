export function demoPaper(lines: readonly string[]): Buffer {
  const written = lines.map((line, i) => `/F1 ${i === 0 ? 20 : 12} Tf (${escaped(line)}) Tj 0 -28 Td`).join('\n')
  const content = `BT 72 760 Td\n${written}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...offsets.map((at) => `${at} 00000 n `)].join('\n')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}

/** Brackets and backslashes mean something in a PDF; letters that its plain font lacks are left as a mark. */
const escaped = (line: string): string => line.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^\x20-\xff]/g, '?')
