import { expect, it } from 'vitest'
import { linesNamingAMode, linesSpeakingOfModes } from './mode-names.ts'

const file = 'packages/server/src/booking/life/booking-store.ts'
const page = 'packages/web/src/app/home/quote-search.tsx'

it('finds a mode that is named outside modes/, by its letter, its list of places, its address or a name of ours', () => {
  for (const planted of [
    "mode === 'R'",
    "placesByCode(tx, 'RAIL', codes)",
    "paths.jobs('railway')",
    'railBookingForm',
    "from './rail-facts.ts'",
    "mode === 'sea'",
    "placesByCode(tx, 'AIR', codes)",
    "paths.jobs('multiTrans')",
    "call('highway')",
    'airBookingForm',
    'truckJobsOf(call)',
    'const isRoad = true',
  ]) {
    expect(linesNamingAMode(file, `const a = 1\n${planted}\n`), planted).toEqual([2])
    expect(linesNamingAMode(page, planted), planted).toEqual([1])
  }
})

it('lets comments, sides of a charge and the modes themselves be', () => {
  expect(linesNamingAMode(file, "// the railFormHead of old\n/** by 'RAIL' */\n * railway")).toEqual([])
  expect(linesNamingAMode(file, "lines.filter(({ side }) => side === 'R')")).toEqual([])
  expect(
    linesNamingAMode(file, "trailerPlate, containsAirway, detail, airy, truckType, search, 'TRUCK', 'ship'"),
  ).toEqual([])
  expect(linesNamingAMode('packages/server/src/booking/modes/rail.ts', "const code = 'R'")).toEqual([])
  expect(linesNamingAMode('packages/server/src/booking/booking-works.ts', '{ R: railWork }')).toEqual([])
})

it('counts the train as a word of one mode: what leaves is a departure', () => {
  const lines =
    "const train = 1\nsetTrain(next)\nw.train_no\n'pricing.next-trains'\nconst constrained = restrain(trained)\n// a train\n"
  expect(linesSpeakingOfModes(file, lines)).toBe(4)
})

it('counts lines outside modes/ that speak of what only some modes have', () => {
  const lines =
    'const vesselName = 1\nlet vgmWay\nprint(driver.phone, wagonNo)\n// the vessel\nconst plain = booking.imported\n'
  expect(linesSpeakingOfModes(file, lines)).toBe(3)
  expect(linesSpeakingOfModes('packages/server/src/booking/modes/sea.ts', lines)).toBe(0)
  expect(linesSpeakingOfModes('packages/web/src/booking/form/head.tsx', lines)).toBe(3)
  expect(linesSpeakingOfModes('packages/contract/src/booking/form/stated-load.ts', lines)).toBe(0)
  expect(linesSpeakingOfModes('packages/server/src/platform/senders/message.ts', lines)).toBe(0)
})
