import { languages } from '@landbridge/contract/shared/languages'
import { legModeCodes } from '@landbridge/contract/shared/modes'
import { expect, it } from 'vitest'
import { spotInWords } from './tracking-words.ts'

const arabianSea = { latitude: 7.5, longitude: 73.6 }
const inWords = (mode: (typeof legModeCodes)[number], spot: Parameters<typeof spotInWords>[0]) =>
  languages.map((language) => spotInWords(spot, mode, language))

it.each(['7.5°N 73.6°E', '7.5, 73.6', '7,5 73,6', 'N7.5 E73.6', '7.5000/73.6000'])(
  'names the sea that a vessel is in where a device reports %s',
  (address) => {
    expect(inWords('S', { address, ...arabianSea })).toEqual(['阿拉伯海', '阿拉伯海', 'Arabian Sea', 'Аравийское море'])
  },
)

it('writes degrees as the reader’s language does, wherever no sea stands for them', () => {
  for (const mode of legModeCodes.filter((code) => code !== 'S'))
    expect(inWords(mode, { address: '43.3, 77.0', latitude: 43.3, longitude: 77 }), mode).toEqual([
      '北纬43.3°，东经77.0°',
      '北緯43.3°，東經77.0°',
      '43.3°N 77.0°E',
      '43,3° с. ш., 77,0° в. д.',
    ])
  expect(spotInWords({ address: '33.4°S 70.8°W', latitude: -33.4, longitude: -70.8 }, 'T', 'ru')).toBe(
    '33,4° ю. ш., 70,8° з. д.',
  )
})

it('leaves the words of an entry as they are', () => {
  for (const address of ['Gulf of Aden', 'Near Zharkent', 'Berth 12 34', 'GPS', ''])
    expect(spotInWords({ address, ...arabianSea }, 'S', 'en')).toBe(address)
})
