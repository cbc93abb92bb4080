import { expect, it } from 'vitest'
import { batteryInstructionsOf, chargeLimitOn, isFreighterOnly, packingInstructionIn } from './battery-rules.ts'

it('packs an electric bicycle by 952, sodium-ion cells by 976 and those in equipment by 977 or 978', () => {
  expect(['3556', '3557', '3558', '3171'].map((unNo) => batteryInstructionsOf(unNo))).toEqual([
    ['952'],
    ['952'],
    ['952'],
    ['952'],
  ])
  expect([batteryInstructionsOf('3551'), batteryInstructionsOf('3552')]).toEqual([['976'], ['977', '978']])
  expect(batteryInstructionsOf('1263')).toEqual([])
})

it.each([
  ['PI966 II', '966'],
  ['966', '966'],
  ['PI 966-II', '966'],
  ['PI976IA', '976'],
  ['', undefined],
  ['12345', undefined],
])('reads the packing instruction in %j as %s', (text, instruction) => {
  expect(packingInstructionIn(text)).toBe(instruction)
})

it('flies batteries alone on freighters only, whether lithium or sodium', () => {
  expect(
    ['965', '966', '967', '968', '969', '970', '976', '977', '978', '952'].filter((instruction) =>
      isFreighterOnly({ instruction }),
    ),
  ).toEqual(['965', '968', '976'])
  expect(['3480', '3481', '3090', '3551', '3552', '3556'].filter((unNo) => isFreighterOnly({ unNo }))).toEqual([
    '3480',
    '3090',
    '3551',
  ])
})

it('limits the charge by the edition that holds on the day of the flight', () => {
  expect(chargeLimitOn('965', '2031-01-01')).toMatchObject({ mostPct: 30 })
  expect(chargeLimitOn('966', '2025-12-31')).toBeUndefined()
  expect(chargeLimitOn('966', '2026-01-01')).toMatchObject({ mostPct: 30, overWh: 2.7 })
  expect(chargeLimitOn('952')).toMatchObject({ overWh: 100 })
  expect(chargeLimitOn('967', '2031-01-01')).toBeUndefined()
})
