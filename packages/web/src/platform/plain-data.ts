const dateMark = '$date'

export function plainOf(value: unknown): unknown {
  if (value instanceof Date) return { [dateMark]: value.toISOString() }
  if (Array.isArray(value)) return value.map(plainOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainOf(one)]))
}

export function answerFrom(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(answerFrom)
  if (typeof value !== 'object' || value === null) return value
  const moment = (value as Record<string, unknown>)[dateMark]
  if (typeof moment === 'string') return new Date(moment)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, answerFrom(one)]))
}
