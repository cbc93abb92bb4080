import { expect, inject, it } from 'vitest'
import { killServer } from './kill-server.ts'

it('loses and doubles nothing that was acknowledged when the server is killed under load', async () => {
  const { figures, breaches } = await killServer.run('smoke', () => {}, inject('demo') || undefined)
  expect(breaches).toEqual([])
  expect(figures.acknowledged).toBeGreaterThan(5)
})
