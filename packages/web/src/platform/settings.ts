import { instant } from '@landbridge/contract/shared/wire-values'
import { z } from 'zod'
import { fetchReply, signWith, standardHeaders } from './api.ts'
import { store } from './store.ts'

/** What differs by deployment, so that one build serves every one. */
const shape = z.object({
  companyName: z.string(),
  signatureSecret: z.string(),
  crmBasePath: z.string().default(''),
  guestPriceQuery: z.union([z.boolean(), z.enum(['T', 'F']).transform((sent) => sent === 'T')]).default(true),
  smsCooldownS: z.coerce.number().default(60),
  qrExpiryMs: z.coerce.number().default(295_000),
  map: z.object({ tileStyle: z.string().optional(), key: z.string().optional() }).nullish(),
  restrictedPaths: z.array(z.string()).default([]),
  serverTime: z.string(),
})
export type Settings = z.output<typeof shape>

const settings = store<Settings>({
  companyName: 'Landbridge',
  signatureSecret: '',
  crmBasePath: '',
  guestPriceQuery: true,
  smsCooldownS: 60,
  qrExpiryMs: 295_000,
  map: null,
  restrictedPaths: [],
  serverTime: '',
})

/** Asks the server what this deployment is; without it no call can be signed. */
export async function loadSettings(): Promise<boolean> {
  const reply = await fetchReply('/api/v1/site-config', { headers: standardHeaders() })
  const read = reply.success ? shape.safeParse(reply.data) : undefined
  if (!read?.success) return false
  const { signatureSecret, serverTime } = read.data
  signWith({ signatureSecret, clockOffsetMs: instant.decode(serverTime).getTime() - Date.now() })
  settings.set(read.data)
  return true
}

export const useSettings = settings.use
export const readSettings = settings.read
