import { seaAreas } from '@landbridge/reference-data/sea-areas'
import { expect, it } from 'vitest'
import { seaAreaAt } from './sea-area-rules.ts'

it.each([
  [7.5, 73.6, 'Arabian Sea', 'Аравийское море'],
  [30.6, 32.4, 'Suez Canal', 'Суэцкий канал'],
  [20, 38.5, 'Red Sea', 'Красное море'],
  [1.2, 104, 'Singapore Strait', 'Сингапурский пролив'],
  [4, 99.5, 'Strait of Malacca', 'Малаккский пролив'],
  [15, 113, 'South China Sea', 'Южно-Китайское море'],
  [28, 123.5, 'East China Sea', 'Восточно-Китайское море'],
  [35.5, 18, 'Mediterranean Sea', 'Средиземное море'],
  [45.5, -6, 'Bay of Biscay', 'Бискайский залив'],
  [54, 4, 'North Sea', 'Северное море'],
  [-34, 17, 'Atlantic Ocean', 'Атлантический океан'],
  [-30, 60, 'Indian Ocean', 'Индийский океан'],
  [40, -160, 'Pacific Ocean', 'Тихий океан'],
  [40, 170, 'Pacific Ocean', 'Тихий океан'],
])('names the sea at %s, %s', (latitude, longitude, en, ru) => {
  const spot = { latitude, longitude }
  expect([seaAreaAt(spot, 'en'), seaAreaAt(spot, 'ru')]).toEqual([en, ru])
})

it('has a name in all four languages for every box, and no box inside one before it that would never be found', () => {
  for (const [index, [south, west, north, east, ...names]] of seaAreas.entries()) {
    expect(names.every(Boolean) && south < north && west < east, names[2]).toBe(true)
    const isHidden = seaAreas.slice(0, index).some(([s, w, n, e]) => s <= south && w <= west && n >= north && e >= east)
    expect(isHidden, names[2]).toBe(false)
  }
})
