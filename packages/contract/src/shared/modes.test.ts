import { expect, it } from 'vitest'
import { modeCodes, modeNames, modeOfCode, modeOfRoute, modes } from './modes.ts'

it('knows every mode by its letter, its name and its other names, each of them once', () => {
  for (const mode of modeNames) {
    expect(modeOfCode(modes[mode].code)).toBe(mode)
    for (const name of [mode, ...modes[mode].aliases]) expect(modeOfRoute(name)).toBe(mode)
  }
  expect([...modeCodes].sort().join('')).toBe('AMRST')
  expect(modeOfCode('X') ?? modeOfRoute('airway') ?? modeOfCode(null)).toBeUndefined()
})

it('gives every mode calls of its own', () => {
  for (const column of ['code', 'form', 'orderPath', 'pricePath', 'quotePath', 'trackingPath', 'icon'] as const) {
    const named = modeNames.map((mode) => modes[mode][column]).filter((name) => name !== undefined)
    expect(new Set(named).size, column).toBe(named.length)
  }
})

it('spells the codes as the specification does', () => {
  expect(
    modeNames.map((mode) => {
      const { code, orderPath, pricePath, quotePath, trackingPath } = modes[mode]
      return [mode, code, orderPath, pricePath, quotePath ?? '-', trackingPath ?? '-'].join(' ')
    }),
  ).toEqual([
    'railway R railorderonline railpricefcl-list price-quote/railway-yzb railwaytracking-list',
    'sea S orderonlineztyt seaprice-list price-quote/export-yzb seatracking-list',
    'air A airorderonline airprice-list price-quote/air-yzb airtracking-list',
    'truck T highwayorderonline highwayprice-list price-quote/highway-yzb highwaytracking-list',
    'multiTrans M multitransorderonline multitransprice-list price-quote/multitrans-yzb -',
  ])
})
