import { expect, it } from 'vitest'
import { findPostgres } from '../scripts/postgres.mjs'
import { lostPrimary } from './lost-primary.ts'

it.skipIf(!findPostgres())(
  'loses and doubles no acknowledged booking when the primary of the database is lost',
  async () => {
    const { figures, breaches } = await lostPrimary.run('smoke', () => {})
    expect(breaches).toEqual([])
    expect(figures.control).toBeGreaterThan(0)
  },
)
