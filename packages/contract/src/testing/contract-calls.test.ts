import { describe, expect, it } from 'vitest'
import { openModes } from '../booking/modes/open-forms.ts'
import { modeOf, modes } from '../shared/modes.ts'
import { statusOf } from '../shared/problem-kinds.ts'
import { everyEndpoint } from './every-endpoint.ts'

const calls = new Map(
  (await everyEndpoint()).map(([, call]) => [`${call.method} ${call.path.replace(/^\/api\/v1\//, '')}`, call]),
)

/** The calls that the papers list: G for everybody, C for customers, S for staff. */
const listed: Readonly<Record<string, { by: string; calls: string }>> = {
  site: { by: 'G', calls: 'GET site-config, GET client-ip, GET site-content' },
  'access, open': {
    by: 'G',
    calls:
      'GET /f9api/api/v1/getimgverifycode, POST send-sms-code, POST check-sms-code, POST login-phone, POST login-account, POST login-messaging-app, GET getwxqrcode',
  },
  'access, logged in': {
    by: 'CS',
    calls:
      'POST logout, PUT password, GET email, POST email, PUT email, DELETE email, POST bind-phone, POST bind-account, GET sessions, DELETE session, PUT avatar',
  },
  'customer, of oneself': { by: 'CS', calls: 'GET user-info, PUT user-info, GET dialog-mySalerlist' },
  customer: {
    by: 'C',
    calls:
      'POST customer, PUT customer, GET customer, POST certification, GET team-member, POST team-member, PUT team-member, DELETE team-member, GET api-key, POST api-key, DELETE api-key, POST bind-customer, POST bind-messaging-app, DELETE messaging-app',
  },
  pricing: {
    by: 'G',
    calls:
      'GET railpricefcl-list, GET trainrailprice-list, GET price-calendar, GET hot-lanes, GET price-quote/railway-yzb, POST multitrainfrequency-list',
  },
  booking: {
    by: 'C',
    calls:
      'POST railorderonline, PUT railorderonline, POST railorderonline-list, GET railorderonline-detail, POST railorderonline-detailworklist, POST railorderonline-worklist, GET railorderonline-worklistdetail, POST orderonline-alllist, PUT order-cancel, POST order-amend, PUT order-answer, DELETE order-draft, GET order-export, GET order-template, POST order-template, DELETE order-template, GET address-book, POST address-book, DELETE address-book',
  },
  workorder: {
    by: 'C',
    calls:
      'PUT ordercompletesheet_cofirm, PUT ordercompletesheet-refuse, GET collect-list, POST collect, DELETE collect',
  },
  tracking: {
    by: 'C',
    calls:
      'POST railwaytracking-list, POST seatracking-list, GET tracking-detail, POST share-tracking, DELETE share-tracking',
  },
  'tracking, open': { by: 'G', calls: 'GET /logistics/open-up/getLocationInfo/:jobNo/:conNo' },
  communication: { by: 'G', calls: 'GET homesaffiche-list, GET saffiche-top' },
  document: { by: 'CS', calls: 'POST uploadfile, GET getattachment-list, POST downloadfile' },
  reference: {
    by: 'G',
    calls:
      'GET railport-query, GET seaport-query, GET airport-query, GET carrier-query, GET dialog-railport, GET category-list, GET codelib-query, GET codelib-list, GET coninfo-query, GET currency-query, GET servicetype-option, GET cartype-query, GET omshscode-list, GET exrate-now, GET exrate-query, GET city-query, GET country-query, GET country-list',
  },
}
const letters = { guest: 'G', customer: 'C', staff: 'S', system: '' } as const

describe.each(Object.entries(listed))('the calls of %s', (_, { by, calls: names }) => {
  it.each(names.split(', '))('%s', (name) => {
    const call = calls.get(name)
    expect(call, 'is declared').toBeDefined()
    const may = new Set<string>(call?.by.map((actor) => letters[actor]))
    // What everybody may, everybody who is logged in may as well.
    for (const letter of by) expect(may.has(letter), `${letter} may`).toBe(true)
    if (!by.includes('G')) expect(may.has('G')).toBe(false)
    if (by === 'C') expect(may.has('S')).toBe(false)
  })
})

it('changes nothing by a list that is asked for by POST', () => {
  for (const [name, { reads, idempotent }] of calls)
    if (/^POST .*(-list|list)$/.test(name)) expect([name, reads, idempotent]).toEqual([name, true, false])
})

it('signs every call but those that cannot be signed', () => {
  const unsigned = [...calls].filter(([, { signed }]) => !signed).map(([name]) => name)
  expect(unsigned.toSorted()).toEqual([
    'GET /f9api/api/v1/getfile',
    'GET /logistics/open-up/getLocationInfo/:jobNo/:conNo',
    'GET messaging-app-events',
    'GET site-config',
  ])
})

it('answers a token by the logins, and data by all others', () => {
  const tokens = [...calls].filter(([, { answersIn }]) => answersIn === 'token').map(([name]) => name)
  expect(tokens).toEqual(expect.arrayContaining(['POST login-account', 'POST login-phone', 'POST login-messaging-app']))
  expect(tokens.every((name) => /login|regist(er|ration)/.test(name))).toBe(true)
})

it('has the calls of every mode that can be booked at the mode’s own address', () => {
  for (const code of openModes) {
    const { orderPath } = modes[modeOf(code)]
    for (const name of [`POST ${orderPath}`, `PUT ${orderPath}`, `GET ${orderPath}-detail`, `POST ${orderPath}-list`])
      expect(calls.has(name), name).toBe(true)
  }
})

it('lets nobody but owners and members book, and nobody but owners rule the company', () => {
  const rolesOf = (name: string) => calls.get(name)?.roles
  for (const name of [
    'POST railorderonline',
    'PUT railorderonline',
    'PUT order-cancel',
    'POST order-amend',
    'PUT order-answer',
  ])
    expect(rolesOf(name), name).toEqual(['owner', 'member'])
  for (const name of [
    'PUT customer',
    'POST certification',
    'POST team-member',
    'PUT team-member',
    'DELETE team-member',
    'POST api-key',
    'DELETE api-key',
  ])
    expect(rolesOf(name), name).toEqual(['owner'])
})

it('lets a key of a company read, book and follow, and never rule people, sessions or keys', () => {
  const withScope = [...calls].filter(([, { scope }]) => scope)
  expect(
    withScope.filter(([name]) => /session|password|api-key|team|login|email|bind|customer-|admin\//.test(name)),
  ).toEqual([])
  for (const [name, { scope, reads, by }] of withScope) {
    expect(
      by.some((actor) => actor !== 'staff'),
      name,
    ).toBe(true)
    if (scope === 'read') expect(reads, name).toBe(true)
  }
})

/** The refusals that the papers name, each with its status. */
it.each([
  ['access.token-empty', 401],
  ['access.token-error', 401],
  ['access.second-factor-required', 401],
  ['access.not-allowed', 403],
  ['customer.company-needed', 403],
  ['shared.malformed', 400],
  ['shared.missing', 404],
  ['shared.invalid-input', 422],
  ['shared.key-reused', 422],
  ['document.storage-full', 507],
  ['shared.too-large', 413],
  ['shared.unknown-format', 415],
  ['shared.too-many', 429],
  ['shared.broken', 500],
  ['shared.unavailable', 503],
  ['envelope.signature-invalid', 400],
  ['envelope.clock-skewed', 400],
  ['envelope.name-repeated', 400],
  ['booking.changed-meanwhile', 409],
  ['booking.action-not-allowed', 409],
  ['workorder.changed-meanwhile', 409],
  ['workorder.action-not-allowed', 409],
] as const)('refuses by %s with status %i', (code, status) => {
  expect(statusOf({ code })).toBe(status)
})
