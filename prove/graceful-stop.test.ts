import { expect, it } from 'vitest'
import { findPostgres } from '../scripts/postgres.mjs'
import { gracefulStop } from './graceful-stop.ts'

it.skipIf(!findPostgres())('cuts no request and is soon gone when a server is told to end under load', async () => {
  const { figures, breaches } = await gracefulStop.run('smoke', () => {})
  expect(breaches).toEqual([])
  expect(figures.control).toBeGreaterThan(0)
})
