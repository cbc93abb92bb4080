import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { bookingCalls } from '../booking/mode-booking-endpoints.ts'
import { openModes } from '../booking/modes/open-forms.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import type { Actor } from '../shared/lifecycle.ts'

type Some = Endpoint<z.ZodType, z.ZodType, Actor>

const isEndpoint = (value: unknown): value is Some =>
  typeof value === 'object' && value !== null && 'path' in value && 'wire' in value

/** The calls in what a file exports: each by itself, in a group, or in a group of each mode. */
function callsIn(value: unknown, name: string, depth = 2): [name: string, endpoint: Some][] {
  if (isEndpoint(value)) return [[name, value]]
  if (typeof value !== 'object' || value === null || depth === 0 || value instanceof z.ZodType) return []
  return Object.entries(value).flatMap(([member, one]) => callsIn(one, `${name}.${member}`, depth - 1))
}

/** Every call that the contract declares, with the file and name it has there. */
export async function everyEndpoint(): Promise<[name: string, endpoint: Some][]> {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync('*/**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|^testing|\/text\//.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const groups = Object.entries((await import(`${folder}${file}`)) as Record<string, unknown>)
      return groups.flatMap(([group, calls]) => callsIn(calls, `${file.replace('.ts', '')} ${group}`))
    }),
  )
  // The calls of bookings are made for each mode that is open, and asked for by its letter.
  const ofModes = openModes.flatMap((code) => callsIn(bookingCalls(code), `booking/mode-booking-endpoints ${code}`))
  // A call that stands in two groups is one.
  return [...new Map([...found.flat(), ...ofModes].map((call) => [call[1], call])).values()]
}
