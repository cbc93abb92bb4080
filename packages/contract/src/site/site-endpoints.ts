import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { count, instant, nothing } from '../shared/wire-values.ts'

/** A text that may be empty: on the wire an empty one is as good as none. */
const maybeEmpty = z.string().default('')

const mapSettings = z.object({ style: maybeEmpty, key: maybeEmpty }).meta({ wire: 'map' })

/** The widget of a captcha provider that stands in place of our own pictures: how it is loaded, and as whom we are known there. */
const captchaWidget = z.object({ kind: z.enum(['turnstile', 'hcaptcha']), siteKey: z.string(), script: z.url() })
export type CaptchaWidget = z.infer<typeof captchaWidget>

/** Settings that differ between deployments, for the web to begin with. */
const siteConfig = z
  .object({
    companyName: z.string(),
    companyContact: maybeEmpty,
    signatureSecret: z.string(),
    crmBasePath: maybeEmpty,
    guestPriceQuery: z.boolean(),
    smsCooldownS: z.int(),
    qrExpiryMs: z.int(),
    passwordMax: z.int(),
    map: mapSettings,
    captcha: captchaWidget.optional(),
    restrictedPaths: z.array(z.string()),
    serverTime: instant,
  })
  .meta({ wire: 'siteConfig' })
export type SiteConfig = z.infer<typeof siteConfig>

/** A page that broke in a browser, whose reader is shown the id under which the log has the rest. */
const pageError = z
  .object({ errorId: z.uuid(), page: z.string().max(500), error: z.string().max(500), stack: z.string().max(4000) })
  .meta({ wire: 'pageError' })

/** Facts of the site that every visitor needs before anything else. */
export const siteEndpoints = {
  config: endpoint({
    method: 'GET',
    path: '/api/v1/site-config',
    summary: 'Answers what differs between deployments, and gives the browser its pre-login cookie.',
    by: ['guest'],
    signed: false,
    input: nothing,
    output: siteConfig,
  }),
  clientIp: endpoint({
    method: 'GET',
    path: '/api/v1/client-ip',
    summary: 'Answers the address a call comes from, and whether orders from it are blocked.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    input: nothing,
    output: z.object({ origin: z.string(), blocked: z.boolean() }),
  }),
  pageError: endpoint({
    method: 'POST',
    path: '/api/v1/page-error',
    summary: 'Writes into the log that a page broke in a browser, under the id that the reader is shown.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    idempotent: false,
    input: pageError,
    output: nothing,
  }),
}

const addressRestriction = z.object({
  blockedAddresses: z.array(z.string().max(50)).max(500),
  restrictedPaths: z.array(z.string().max(200)).max(50),
  version: count(1),
})
export type AddressRestriction = z.infer<typeof addressRestriction>

export const siteDeskEndpoints = {
  restriction: endpoint({
    method: 'GET',
    path: '/api/v1/admin/address-restriction-detail',
    summary: 'Shows the addresses from which nobody may book.',
    by: ['staff'],
    permission: 'site.settings',
    input: nothing,
    output: addressRestriction,
  }),
  saveRestriction: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/address-restriction-save',
    summary: 'Changes the addresses from which nobody may book, and the pages that closes.',
    by: ['staff'],
    permission: 'site.settings',
    input: addressRestriction,
    output: addressRestriction,
  }),
}
