import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Nodes, startNodes } from '../tooling/nodes.ts'
import { badInput } from './bad-input.ts'
import { crossSite } from './cross-site.ts'
import { guessing } from './guessing.ts'
import { harmlessFiles } from './harmless-files.ts'
import { listingAccounts } from './listing-accounts.ts'
import { revoked } from './revoked.ts'
import { smsPumping } from './sms-pumping.ts'
import { wholeAudit } from './whole-audit.ts'

let nodes: Nodes
beforeAll(async () => {
  nodes = await startNodes()
})
afterAll(() => nodes?.stop())

// The last of them leaves people and things as nobody would.
const proofs = [guessing, smsPumping, revoked, listingAccounts, crossSite, wholeAudit, harmlessFiles, badInput]

it.each(proofs)('$promise', async ({ on }) => {
  const { figures, breaches } = await on(nodes, 'smoke', () => {})
  expect(breaches).toEqual([])
  expect(figures.control).toBeGreaterThan(0)
})
