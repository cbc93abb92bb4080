import { degreesIn } from '@landbridge/contract/tracking/tracking-values'

type Spot = { latitude: number; longitude: number }

/** Latitude and longitude as they are copied from a map or typed: 44.2, 80.42, with decimal commas too. */
export function readSpot(typed: string): Spot | undefined {
  const figures = figuresIn(typed.trim())
  const [latitude, longitude] = figures.map(degreesIn)
  if (figures.length !== 2 || latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** A semicolon or a blank parts two figures; without either a comma does, or the second of three commas. */
function figuresIn(typed: string): string[] {
  if (/[;\s]/.test(typed)) return typed.split(/[;\s]+/).map((figure) => figure.replace(/,$/, ''))
  const parts = typed.split(',')
  return parts.length === 4 ? [parts.slice(0, 2).join(','), parts.slice(2).join(',')] : parts
}
