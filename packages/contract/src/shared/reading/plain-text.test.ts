import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanContainerNo, isLoadingUnitNo, searchedAsKept } from '../container-number.ts'
import { cleanPlate } from '../plate.ts'
import { cleanWaybillNo } from '../waybill-number.ts'
import { plainText, signsOfNumber } from './plain-text.ts'
import {
  cleanHazardClass,
  cleanHsCode,
  cleanPackingGroup,
  cleanPhone,
  cleanUnNo,
  enteredEoriNo,
  enteredImoNo,
} from './printed-numbers.ts'

/** Signs that come along with what is copied from office programs, messengers and file managers. */
const unseen = ['\u200b', '\u202a', '\u2060', '\u00ad', '\u200f', '\ufeff', '\u2066', '\u180e']

const eori = (text: string) => enteredEoriNo.parse(text)
const imo = (text: string) => enteredImoNo.parse(text)

describe('a number as the trade prints it', () => {
  it.each<[string, (text: string) => string, string, string[]]>([
    [
      'a container',
      cleanContainerNo,
      'CSQU3054383',
      ['ＣＳＱＵ３０５４３８３', 'csqu 305438-3', 'CSQU 305438 – 3', 'CSQU−3054383'],
    ],
    ['a plate', cleanPlate, '陕A12345', ['陕A·１２３４５', '陕 a-12345', '陕A・12345']],
    [
      'an air waybill',
      cleanWaybillNo,
      '176-12345675',
      ['１７６－１２３４５６７５', 'AWB 176 1234 5675', 'MAWB: 176-12345675', '176−12345675'],
    ],
    [
      'a UN number',
      cleanUnNo,
      '1263',
      ['UN1263', 'UN 1263', 'un-1263', '１２６３', 'UN No. 1263', '№ ООН 1263', 'ООН 1263', '联合国编号 1263'],
    ],
    ['a ship', imo, '9074729', ['IMO 9074729', 'IMO9074729', '９０７４７２９', 'IMO No. 9074729', 'ИМО 9074729']],
    [
      'a trader in the Union',
      eori,
      'DE123456789012345',
      [
        'de123456789012345',
        'DE 1234 5678 9012 345',
        ' DE123456789012345 ',
        'EORI: DE123456789012345',
        'ＤＥ123456789012345',
      ],
    ],
    [
      'a customs code',
      cleanHsCode,
      '845011',
      ['８４５０１１', '8450.11', 'HS 8450.11', 'ТН ВЭД 8450 11', 'HS Code: 845011', '税号 8450.11'],
    ],
    ['a packing group', cleanPackingGroup, 'III', ['iii', 'Ⅲ', 'PG III', '3', 'packing group iii', ' III ']],
    ['a hazard class', cleanHazardClass, '4.1', ['４．１', 'Class 4.1', 'класс 4.1', '4.1类']],
  ])('%s is read as the one that is kept', (_, clean, kept, spellings) => {
    for (const written of [kept, ...spellings]) {
      expect(clean(written), written).toBe(kept)
      for (const sign of unseen) expect(clean(`${sign}${written}${sign}`), `${written} with ${sign}`).toBe(kept)
    }
  })

  it('leaves what is no such number as it is written, to be refused', () => {
    expect([cleanUnNo('UNKNOWN'), cleanUnNo('126')]).toEqual(['KNOWN', '126'])
    expect(cleanWaybillNo('COSU6012345670')).toBe('COSU6012345670')
    expect(cleanPackingGroup('NONE')).toBe('NONE')
  })

  it('is that of a European loading unit by its fourth letter', () => {
    expect(['ATBE1003091', 'CSQU3054383', 'ABCK1234567'].map(isLoadingUnitNo)).toEqual([true, false, true])
    expect(searchedAsKept('atbe 100309-1')).toBe('ATBE1003091')
  })

  it('is a telephone in any groups, with the number inside a house behind it', () => {
    const kept: [string, string][] = [
      ['＋８６１３９９１００２２３１', '+8613991002231'],
      ['+86 29 8765 4321 ext. 12', '+86 29 8765 4321 ext. 12'],
      ['+86 29 8765 4321 доб. 12', '+86 29 8765 4321 ext. 12'],
      ['029-87654321转12', '029-87654321 ext. 12'],
      ['029-87654321-12', '029-87654321 ext. 12'],
      ['Tel.: +49 40 1234‑5678', '+49 40 1234-5678'],
      ['\u202a+86 139 9100 2231\u202c', '+86 139 9100 2231'],
    ]
    for (const [written, read] of kept) expect(cleanPhone(written), written).toBe(read)
  })
})

it('reads text alike however often it is read', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(fc.property(text, (one) => plainText(plainText(one)) === plainText(one)))
  const examples: [string][] = [['ῗ'], ['ΐ'], ['ß'], ['ŉ']]
  fc.assert(
    fc.property(text, (one) => signsOfNumber(signsOfNumber(one)) === signsOfNumber(one)),
    { examples },
  )
})
