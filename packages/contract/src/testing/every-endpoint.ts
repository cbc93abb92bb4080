import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { Endpoint } from '../shared/endpoint.ts'
import type { Actor } from '../shared/lifecycle.ts'

type Some = Endpoint<z.ZodType, z.ZodType, Actor>

const isEndpoint = (value: unknown): value is Some =>
  typeof value === 'object' && value !== null && 'path' in value && 'wire' in value

/** Every call that the contract declares, with the file and name it has there. */
export async function everyEndpoint(): Promise<[name: string, endpoint: Some][]> {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync('*/**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|^testing|\/text\//.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const groups = Object.entries((await import(`${folder}${file}`)) as Record<string, unknown>)
      return groups.flatMap(([group, calls]) =>
        Object.entries(calls && typeof calls === 'object' ? calls : {}).flatMap(([name, one]): [string, Some][] =>
          isEndpoint(one) ? [[`${file.replace('.ts', '')} ${group}.${name}`, one]] : [],
        ),
      )
    }),
  )
  return found.flat()
}
