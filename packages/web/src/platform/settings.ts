import type { SiteConfig } from '@landbridge/contract/site/site-endpoints'
import { signWith } from './signing.ts'
import { store } from './store.ts'

export type ShownSettings = Omit<SiteConfig, 'serverTime' | 'signatureSecret'>

const settings = store<ShownSettings>({
  companyName: 'Landbridge',
  companyContact: '',
  crmBasePath: '',
  guestPriceQuery: true,
  smsCooldownS: 60,
  qrExpiryMs: 295_000,
  passwordMax: 20,
  map: { style: '', key: '' },
  restrictedPaths: [],
})

/** Takes the deployment's settings, after which calls can be signed. */
export function takeSettings({ serverTime, signatureSecret, ...rest }: SiteConfig): void {
  signWith({ signatureSecret, clockOffsetMs: serverTime.getTime() - Date.now() })
  settings.set(rest)
}

/** Shows the settings of a page drawn by the server; the others load before the first signed call. */
export const showSettings = settings.set

export const useSettings = settings.use
export const readSettings = settings.read
