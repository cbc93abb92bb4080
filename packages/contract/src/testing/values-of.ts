import fc from 'fast-check'
import { z } from 'zod'

type AnyValue = fc.Arbitrary<unknown>
type Def = z.core.$ZodTypes['_zod']['def']
type Check = { _zod: { def: Record<string, unknown> } }

const isTakenBy = (schema: z.core.$ZodType) => (value: unknown) =>
  z.safeEncode(schema as z.ZodType, value as never).success

/** Values of ours that a schema takes, drawn from what it says of itself; what it refines besides is tried and thrown away. */
export const valuesOf = <Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.output<Schema>> =>
  valuesFor(schema).filter(isTakenBy(schema)) as fc.Arbitrary<z.output<Schema>>

const wrappers = ['optional', 'nullable', 'default', 'prefault']
/** A schema of one figure or one text, optional or not. */
function isLeaf(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (wrappers.includes(def.type) && 'innerType' in def) return isLeaf(def.innerType)
  return ['string', 'number', 'pipe'].includes(def.type)
}

/** A figure or text is drawn a few times until it is taken, so that not a whole form is thrown away for one of its hundred fields. */
function memberValues(schema: z.core.$ZodType): AnyValue {
  const values = valuesFor(schema)
  if (!isLeaf(schema)) return values
  return fc.tuple(values, values, values, values).map((samples) => samples.find(isTakenBy(schema)) ?? samples[0])
}

/** A form without nulls and empty lists, which say nothing. */
export const sayingsOf = <Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.output<Schema>> =>
  valuesOf(schema)
    .map((value) => withoutEmpty(value) as z.output<Schema>)
    .filter((value) => z.safeEncode(schema, value).success)

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const present = Object.entries(value).filter(
    ([, member]) => member !== null && !(Array.isArray(member) && member.length === 0),
  )
  return Object.fromEntries(present.map(([name, member]) => [name, withoutEmpty(member)]))
}

const known = new WeakMap<z.core.$ZodType, AnyValue>()

/** Values of a schema, made once for each: a form is drawn by every call that carries it. */
function valuesFor(schema: z.core.$ZodType): AnyValue {
  const values = known.get(schema) ?? newlyDrawn(schema)
  known.set(schema, values)
  return values
}

function newlyDrawn(schema: z.core.$ZodType): AnyValue {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const plain = simpleValues(schema, def)
  if (plain) return plain
  switch (def.type) {
    case 'object':
      return recordValues(def.shape)
    case 'array':
      return list(def)
    case 'record':
      return keyed(def)
    case 'union':
      return fc.oneof(...def.options.map(valuesFor))
    case 'pipe':
      return piped(def)
    case 'optional':
    case 'default':
    case 'prefault':
      return valuesFor(def.innerType)
    case 'nullable':
      return fc.option(valuesFor(def.innerType), { nil: null })
    default:
      if ('innerType' in def) return valuesFor(def.innerType)
      throw new Error(`Nothing is known of drawing a ${def.type}.`)
  }
}

function keyed({ keyType, valueType }: Extract<Def, { type: 'record' }>): AnyValue {
  const { def } = (keyType as z.core.$ZodTypes)._zod
  if (def.type !== 'enum') return fc.dictionary(word, valuesFor(valueType), { maxKeys: 4 })
  return fc.record(Object.fromEntries(Object.values(def.entries).map((name) => [name, valuesFor(valueType)])))
}

/** A form carries it as it is, and a comma list as one item. */
const isCarried = (present: string) => present !== '' && present.trim() === present && !present.includes(',')

/** Letters that a form carries as they are: no blanks at the ends, none that a comma list would split. */
const word = fc.stringMatching(/^[A-Za-zА-я\u4e00-\u9fa5][A-Za-z0-9_\-.]{0,12}$/)

function simpleValues(schema: z.core.$ZodType, def: Def): AnyValue | undefined {
  switch (def.type) {
    case 'string':
      return textValues(schema, def)
    case 'number':
      return numberValues(def)
    case 'boolean':
      return fc.boolean()
    case 'date':
      return instants
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return Object.keys(def.entries).length > 0
        ? fc.constantFrom(...Object.values(def.entries))
        : fc.constant(undefined)
    case 'unknown':
    case 'any':
    case 'custom':
      return fc.constant(undefined)
    default:
      return undefined
  }
}

/** Instants to the second, as the wire tells them. */
export const instants = fc
  .integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
  .map((ms) => new Date(ms - (ms % 1000)))

const days = instants.map((at) => at.toISOString().slice(0, 10))

const checksOf = (def: object): Record<string, unknown>[] =>
  ((def as { checks?: Check[] }).checks ?? []).map((check) => check._zod.def)

const formats: Record<string, AnyValue> = {
  uuid: fc.uuid(),
  date: days,
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.(example|com)$/),
  url: fc.constantFrom('https://portal.example/a', 'https://portal.example'),
}

function textValues(schema: z.core.$ZodType, def: Def): AnyValue {
  const { pattern, minimum, maximum } = (schema as { _zod: { bag: Record<string, unknown> } })._zod.bag as {
    pattern?: RegExp
    minimum?: number
    maximum?: number
  }
  const checks = [def as unknown as Record<string, unknown>, ...checksOf(def)]
  const format = checks.map((check) => formats[String(check.format)]).find(Boolean)
  if (format) return format
  const named = checks.find((check) => check.format === 'regex')?.pattern as RegExp | undefined
  if (named ?? pattern) return fc.stringMatching(named ?? pattern ?? /x/).filter(isCarried)
  return word.filter((drawnWord) => drawnWord.length >= (minimum ?? 0) && drawnWord.length <= (maximum ?? 99))
}

function numberValues(def: Def): AnyValue {
  const checks = checksOf(def)
  const bound = (name: string, other: number) => Number(checks.find(({ check }) => check === name)?.value ?? other)
  const [min, max] = [bound('greater_than', 0), bound('less_than', 999_999)]
  const isWhole = [def as unknown as Record<string, unknown>, ...checks].some(({ format }) => format === 'safeint')
  return isWhole
    ? fc.integer({ min, max })
    : fc.integer({ min: Math.ceil(min * 1e4), max: Math.floor(max * 1e4) }).map((steps) => steps / 1e4)
}

function recordValues(shape: Readonly<Record<string, z.core.$ZodType>>): AnyValue {
  const members = Object.entries(shape)
  const may = (schema: z.core.$ZodType) => schema._zod.optin === 'optional' || schema._zod.optout === 'optional'
  const requiredKeys = members.filter(([, schema]) => !may(schema)).map(([name]) => name)
  return fc.record(Object.fromEntries(members.map(([name, schema]) => [name, memberValues(schema)])), { requiredKeys })
}

function list(def: Extract<Def, { type: 'array' }>): AnyValue {
  const checks = checksOf(def)
  const bound = (name: string, member: string, other: number) =>
    Number(checks.find(({ check }) => check === name)?.[member] ?? other)
  const minLength = bound('min_length', 'minimum', 0)
  return fc.array(memberValues(def.element), { minLength, maxLength: Math.max(minLength, 3) })
}

/** A codec's value is what comes out of it; one that is not said is found by decoding what goes in. */
function piped(def: Extract<Def, { type: 'pipe' }>): AnyValue {
  const out = (def.out as z.core.$ZodTypes)._zod.def
  if (out.type !== 'custom') return valuesFor(def.out)
  const { transform } = def as unknown as { transform: (sent: unknown, payload: object) => unknown }
  return valuesFor(def.in).map((sent) => transform(sent, { issues: [] }))
}
