import { afterAll, beforeAll, expect, it } from 'vitest'
import { crossSite } from '../prove/cross-site.ts'
import { guessing } from '../prove/guessing.ts'
import { listingAccounts } from '../prove/listing-accounts.ts'
import { type Nodes, startNodes } from '../prove/nodes.ts'
import { revoked } from '../prove/revoked.ts'
import { smsPumping } from '../prove/sms-pumping.ts'

let nodes: Nodes
beforeAll(async () => {
  nodes = await startNodes()
})
afterAll(() => nodes?.stop())

const proofs = [guessing, smsPumping, revoked, listingAccounts, crossSite]

it.each(proofs)('$promise', async ({ on }) => {
  const { figures, breaches } = await on(nodes, 'smoke', () => {})
  expect(breaches).toEqual([])
  expect(figures.control).toBeGreaterThan(0)
})
