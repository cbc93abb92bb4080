import { randomUUID } from 'node:crypto'
import type { Chance } from '../packages/server/src/app/demo/demo-chance.ts'

export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  format?: string
}

/** What people, programs and attackers have sent to forms since there are forms. */
// biome-ignore format: a list
const hostile: readonly unknown[] = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202egpj.exe', '🚂', 'İ', 'ß', '名'.repeat(3_000),
  'x'.repeat(70_000), '%', '_', '\\', "'", '"', "' or 1=1 --", '#{7*7}', '{{7*7}}', '<script>alert(1)</script>',
  '../../etc/passwd', 'null', 'undefined', 'NaN', 'true', '0', '-0', '-1', '1.5', '1,5', '1e3', '1e309', '0x10',
  '９９', '9007199254740993', '99999999999999999999', '2147483648', '-2147483649', '0.1e-400', '2031-02-30',
  '0000-00-00', '9999-12-31', '10000-01-01', '-0001-01-01', '2031-01-01T00:00:00Z', '2031-01-01 25:61:61',
  '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '[]', '{}', '[null]', '[[[[]]]]',
  '{"__proto__":{"x":1}}', '[{}]', '{"a":', 'T', 'F', 'Y', 'constructor', '__proto__', 'toString', 'hasOwnProperty',
  ';', ',', '\r\n', '\t', null, true, false, 0, -1, 1.5, 1e21, [], {}, [[]], [null], { length: 3 }, { toString: 1 },
]

const hostileNames = hostile.filter((one) => typeof one === 'string' && one !== '')

/** Values that earlier answers held, by the name of their field: with the ids of real things a call gets further. */
export type Known = Map<string, unknown[]>

/** What the values of one lane are drawn by. */
export type Draw = { chance: Chance; known: Known }

/** A value for a field: often what its schema takes or an answer held, else what nobody should send. */
export function valueFor(name: string, schema: JsonSchema, draw: Draw): unknown {
  const { chance, known } = draw
  if (chance.percent(20)) return chance.one(hostile)
  const seen = known.get(name.toLowerCase())
  if (seen && chance.percent(50)) return chance.one(seen)
  return fitting(name, schema, draw)
}

function fitting(name: string, schema: JsonSchema, draw: Draw): unknown {
  const { chance } = draw
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.one(schema.enum)
  if (schema.anyOf) return valueFor(name, chance.one(schema.anyOf), draw)
  const type = Array.isArray(schema.type) ? chance.one(schema.type) : schema.type
  if (type === 'array')
    return Array.from({ length: chance.between(0, 3) }, () => valueFor(name, schema.items ?? {}, draw))
  if (type === 'object') return fieldsFor(schema.properties ?? {}, draw)
  if (type === 'boolean') return chance.percent(50)
  if (type === 'integer' || type === 'number') return chance.one([0, 1, 2, 20, 9_999, 1.25, -1])
  if (schema.format === 'uuid') return randomUUID()
  return chance.one([
    'T',
    'F',
    '1',
    '12.5',
    '2031-01-15',
    '2031-01-15 10:00:00',
    'CNXIA',
    'DEDUI',
    'USD',
    'R',
    'E',
    '40HQ',
    'Шёлк',
    randomUUID(),
    'a@example.com',
    '13991002231',
  ])
}

/** Fields of a call or of a line, some left out, sometimes one that nobody knows. */
export function fieldsFor(properties: Record<string, JsonSchema>, draw: Draw): Record<string, unknown> {
  const { chance } = draw
  const names = Object.keys(properties).filter(() => chance.percent(75))
  const fields = Object.fromEntries(names.map((name) => [name, valueFor(name, properties[name] ?? {}, draw)]))
  if (chance.percent(10)) fields[String(chance.one(hostileNames))] = chance.one(hostile)
  return fields
}

/** Content types that a body can claim to be, whatever it is; without one it says nothing. */
const contentTypes = [
  'application/x-www-form-urlencoded',
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded; charset=gbk',
  '/',
  undefined,
] as const

/** A body that is not what it claims, or is nothing at all. */
export function oddBody(body: string, chance: Chance): { type: string | undefined; bytes: Buffer } {
  const whole = Buffer.from(body)
  const bytes = chance.one([
    () => whole,
    () => whole.subarray(0, chance.between(0, whole.length)),
    () => Buffer.from(Array.from({ length: chance.between(0, 200) }, () => chance.between(0, 255))),
    () => Buffer.from('['.repeat(chance.between(1, 2_000))),
    () =>
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${body.slice(0, 500)}\r\n--x${chance.one(['--', ''])}\r\n`,
      ),
  ])()
  return { type: chance.one(contentTypes), bytes }
}

const kept = 40

/** Keeps what an answer holds, the last values of each name. */
export function learn(answer: unknown, known: Known): void {
  if (answer === null || typeof answer !== 'object') return
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'object') learn(value, known)
    else if (value !== '') keep(known, name.toLowerCase(), value)
  }
}

function keep(known: Known, name: string, value: unknown): void {
  const seen = known.get(name)
  if (!seen) known.set(name, [value])
  else if (seen.push(value) > kept) seen.shift()
}
