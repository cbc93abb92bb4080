import { expect, it } from 'vitest'
import { readFileText } from './file-text.ts'
import { sheetLines } from './sheet-lines.ts'

/** Bytes as old programs write them: each letter of Cyrillic one byte, in the order of the alphabet. */
function inCyrillic(text: string): number[] {
  return [...text].map((sign) => {
    if (sign === 'Ё') return 0xa8
    if (sign === 'ё') return 0xb8
    if (sign === '№') return 0xb9
    const code = sign.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })
}

/** The bytes of every sign that an encoding of pairs has, for texts in it. */
function bytesIn(encoding: string, text: string): number[] {
  const decoder = new TextDecoder(encoding)
  const known = new Map<string, number[]>()
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) {
      const sign = decoder.decode(Uint8Array.of(first, second))
      if (sign.length === 1 && !known.has(sign)) known.set(sign, [first, second])
    }
  return [...text].flatMap((sign) => known.get(sign) ?? [sign.charCodeAt(0)])
}

const read = (bytes: number[]) => readFileText(Uint8Array.from(bytes))
const chinese = '品名,件数,包装,毛重,体积\r\n洗衣机,10,纸箱,100,1.2\r\n冰箱,5,纸箱,50,0.8\r\n'
const taiwan = '品名,件數,包裝,毛重,體積\r\n洗衣機,10,紙箱,100,1.2\r\n冰箱,5,紙箱,50,0.8\r\n'
const russian = 'наименование;кол-во мест;вид упаковки;масса брутто, кг;объём\r\nхолодильник;10;коробка;850,5;12,5\r\n'

it('reads a list that Chinese, Taiwanese, Russian or Western Excel saved as CSV, and says in which encoding', () => {
  expect(read(bytesIn('gb18030', chinese))).toEqual({ text: chinese, encoding: 'gb18030' })
  expect(read(bytesIn('big5', taiwan))).toEqual({ text: taiwan, encoding: 'big5' })
  expect(read(inCyrillic(russian))).toEqual({ text: russian, encoding: 'windows-1251' })
  const western = 'Bezeichnung;Stück\r\nKühlschränke, groß;10\r\nMöbel;5\r\n'
  expect(read([...western].map((sign) => sign.charCodeAt(0)))).toEqual({ text: western, encoding: 'windows-1252' })
})

it('reads short lists, capitals and words of two scripts as well', () => {
  for (const text of ['НАИМЕНОВАНИЕ;МЕСТ\r\nНАСОС;1', 'Насос ДН-5;№ 7;Щёлково', 'Товар\tКол-во\r\nЧай;5'])
    expect(read(inCyrillic(text)), text).toEqual({ text, encoding: 'windows-1251' })
  for (const text of ['品名,件数\r\nLED灯,5', '箱号\t重庆', '合计,15'])
    expect(read(bytesIn('gb18030', text)), text).toEqual({ text, encoding: 'gb18030' })
})

it('knows the marks that stand before a text, and UTF-8 without one', () => {
  expect(read([0xef, 0xbb, 0xbf, 0x41])).toEqual({ text: 'A', encoding: 'utf-8' })
  expect(read([0xff, 0xfe, 0xc1, 0x54])).toEqual({ text: '品', encoding: 'utf-16le' })
  expect(read([0xfe, 0xff, 0x54, 0xc1])).toEqual({ text: '品', encoding: 'utf-16be' })
  expect(read([...new TextEncoder().encode(chinese)])).toEqual({ text: chinese, encoding: 'utf-8' })
  expect(read([])).toEqual({ text: '', encoding: 'utf-8' })
})

it('finds no text in a file that holds none', () => {
  expect(read([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00])).toBeUndefined()
})

it('parts lines and cells as the file does', () => {
  expect(sheetLines('sep=;\r\nConNo;Addr\r\nX;44,2')).toMatchObject({ text: 'ConNo;Addr\r\nX;44,2', delimiter: ';' })
  expect(sheetLines('"sep=,"\nA,B').text).toBe('A,B')
  expect(sheetLines('ConNo\tAddr, place\rX\tY').delimiter).toBe('\t')
  expect(sheetLines('ConNo;Addr\nX;44,2').delimiter).toBe(';')
  expect(sheetLines('ConNo,Addr\nX;1,"44,2"').delimiter).toBe(',')
  expect(sheetLines('"a;b",c').delimiter).toBe(',')
  expect(sheetLines('separate\nx')).toMatchObject({ text: 'separate\nx', delimiter: ',' })
})
