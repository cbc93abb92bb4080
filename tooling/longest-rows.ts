import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import { departureStageText } from '@landbridge/contract/pricing/departure-lifecycle'
import { tariffStateText } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { Language } from '@landbridge/contract/shared/languages'
import { modeCodes } from '@landbridge/contract/shared/modes'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import { z } from 'zod'
import { root } from '../scripts/set-up.mjs'
import { readTexts } from '../scripts/text-files.ts'

/** As many rows as give every state, and most pairs of two fields, a turn. */
const rowsMade = 48
/** A day of another year, whose month has the longest name that days are written with, at the hour that takes most room. */
const longDay = '2030-09-28'
const longMoment = new Date(`${longDay}T20:48:00+08:00`)
const someId = '00000000-0000-4000-8000-000000000000'

const { texts } = readTexts(root)
const said = (key: string, language: Language) =>
  texts.get(key)?.said[language.toLowerCase() as Lowercase<Language>] ?? ''
const longestOf = (keys: Iterable<string>, language: Language) =>
  [...keys].map((key) => said(key, language)).reduce((a, b) => (b.length > a.length ? b : a), '')
const keysOf = (...parts: readonly string[]) =>
  [...texts.keys()].filter((key) => parts.some((part) => key.startsWith(part)))

/** What people call companies, goods and each other, as long as the portal takes it. */
const longWords: Readonly<Record<Language, string>> = {
  en: 'Vereinigte Schwermaschinen- und Anlagenbau Handelsgesellschaft mbH & Co. KG',
  ru: 'Екатеринбургский завод металлообрабатывающего оборудования имени Свердлова',
  'zh-CN': '西安浩德电器进出口贸易有限责任公司国际物流与供应链管理第二事业部',
  'zh-TW': '西安浩德電器進出口貿易有限責任公司國際物流與供應鏈管理第二事業部',
}

/** Fields that a rule writes, in their longest form; all other text gets {@link longWords}. */
const written: readonly (readonly [RegExp, string | ((at: Named) => string)])[] = [
  [/^(mode|modeCode)$/, (at) => inTurn(modeCodes, at)],
  [/Tz$|Zone$/, 'Europe/Berlin'],
  [/^(bookingNo)$/, 'W261126-MWMWM'],
  [/^jobNo$/, 'JR2611-MWMWM'],
  [/^containerNos?$/, 'MWMU8888888'],
  [/^(consolidationNo|tariffNo|serviceNo|departureNo)$/, 'MW-888888'],
  [/^(houseBillNo|masterBillNo|bookingRef|supplierRef)$/, 'MWMU88888888888'],
  [/^(flightNo)$/, 'MW8888'],
  [/^lineNo$/, 'W888-MW'],
  [/^spaceText$/, '40HQ*88/20GP*88'],
  [/^taxNo$/, '91610131MA6TXHD81X'],
  [/^ipAddress$/, '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  [/^truckType(Foreign|Domestic)$/, 'FTIR'],
  [/^sealNos?$/, 'MWM88888888'],
  [/^account$/, 'wilhelmine.mwm.kommerziell-mwmw'],
  [/^(code|placeCode|cityCode)$/, 'CNXIA'],
  [/^(boxText)$/, '88*40HQ/88*20GP'],
  [/^(containerType)$/, '40HQ'],
  [/[cC]urrency(Code)?$|^currency$/, 'CNY'],
  [/^countryCode$/, 'CN'],
  [/(placeCode|originCode|destinationCode|entryPortCode|PortCode)$/, 'CNXIA'],
  [/^hsCode$/, '8888888888'],
  [/[aA]mount$|[tT]otal$|[pP]rice$|Limit$/, '1288888.88'],
  [/^(coc|soc|min|plus)[A-Z0-9]|^perKg|^price/, '188888.88'],
  [/WeightKg$|^weightKg$/, '288888.8'],
  [/volumeM3$|VolumeM3$/, '2888.888'],
  [/^(loadType)$/, 'FCL'],
  [/^transportType$/, 'DOOR-DOOR'],
  [/^[pP]hone$|Phone$/, '+8613991002231'],
  [/^stateLabel$/, ({ language }) => longestOf(Object.values(jobStateLabels), language)],
  [/^checkLabel$/, ({ language }) => longestOf(keysOf('booking.check-'), language)],
]

type Named = { name: string; language: Language; row: number; turn: number }

/** Rows as wide as the answer's schema allows: every state in turn, the longest words and times of another year. */
export function longestRows(schema: z.ZodType, language: Language): Record<string, unknown>[] {
  return Array.from(
    { length: rowsMade },
    (_, row) => longestValue(schema, { name: '', language, row, turn: 0 }) as Record<string, unknown>,
  )
}

function longestValue(schema: z.core.$ZodType, at: Named): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return withLabel(
        def.shape,
        Object.fromEntries(
          Object.entries(def.shape).map(([name, member], turn) => [
            name,
            longestValue(member, { ...at, name, turn: at.turn * 7 + turn }),
          ]),
        ),
        at,
      )
    case 'array':
      return Array.from({ length: 3 }, (_, i) => longestValue(def.element, { ...at, row: at.row + i }))
    case 'record':
      return Object.fromEntries(
        namesOf(def.keyType).map((name) => [name, longestValue(def.valueType, { ...at, name })]),
      )
    case 'enum':
      return inTurn(Object.values(def.entries), at)
    case 'literal':
      return inTurn(def.values, at)
    case 'union':
      return longestValue(def.options[0] as z.core.$ZodType, at)
    case 'boolean':
      return inTurn([true, false], at)
    case 'date':
      return longMoment
    case 'number':
      return (/[dD]ays/.test(at.name) ? [88, 8] : [2_888, 88, 8]).find((figure) => z.safeEncode(schema, figure).success)
    case 'string':
      return textOf(schema, at)
    case 'optional':
      // What is missing lets something else be said in its place.
      return (at.row + at.turn) % 4 === 3 ? undefined : longestValue(def.innerType, at)
    case 'pipe':
      return typeOf(def.out) === 'string' ? textOf(schema, at) : longestValue(def.out, at)
    default:
      if ('innerType' in def) return longestValue(def.innerType, at)
      throw new Error(`${at.name}: no longest ${def.type} is known.`)
  }
}

/** The words of states, whose names may be the same in several lives. */
const lives: readonly Readonly<Record<string, string>>[] = [
  bookingStateLabels,
  jobStateLabels,
  tariffStateText,
  departureStageText,
]

/** The word of the row's state from the life that has all of its states, else the longest of a work order. */
function withLabel(
  shape: z.core.$ZodShape,
  row: Record<string, unknown>,
  { language }: Named,
): Record<string, unknown> {
  const name = 'stage' in shape ? 'stage' : 'state'
  const states = shape[name] ? namesOf(shape[name]) : []
  const life = states.length > 0 && lives.find((labels) => states.every((state) => state in labels))
  return life && 'stateLabel' in row ? { ...row, stateLabel: said(life[String(row[name])] ?? '', language) } : row
}

/** Each value comes round, shifted by a row for every field, so that not always the same ones meet. */
function inTurn<T>(values: readonly T[], { row, turn }: Named): T {
  return values[(row + turn + Math.floor(row / values.length) * (turn + 1)) % values.length] as T
}

const typeOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def.type

/** The names that a record always has. */
function namesOf(keys: z.core.$ZodType): string[] {
  const { def } = (keys as z.core.$ZodTypes)._zod
  return def.type === 'enum' ? Object.values(def.entries).map(String) : []
}

/** The first text that the field may hold: as its name has it, long words and ever fewer of them, then figures. */
function textOf(schema: z.core.$ZodType, at: Named): string {
  const { name, language, row } = at
  const [, known] = written.find(([names]) => names.test(name)) ?? []
  const id = `${someId.slice(0, -2)}${String(row).padStart(2, '0')}`
  const words = longWords[language]
  const tried = [
    /(^|[a-z])Id$|^id$/.test(name) ? id : '',
    typeof known === 'function' ? known(at) : known,
    ...[words.length, 50, 30, 20, 10, 5].map((length) => words.slice(0, length).trim()),
    '1288888.88',
    '2888.88',
    '28.88',
    '28',
    longDay,
    longDay.slice(0, 7),
    id,
    'CNY',
    'CN',
    'R',
  ]
  const found = tried.find((text) => text && z.safeEncode(schema, text).success)
  if (!found) throw new Error(`${name}: no text is known that it may hold.`)
  return found
}
