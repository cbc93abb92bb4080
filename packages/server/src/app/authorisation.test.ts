import { apiKeyEndpoints } from '@landbridge/contract/customer/api-key'
import { companyRoles, type KeyScope, keyScopes } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../platform/serve.ts'
import { newWorld } from '../testing/world.ts'
import { allEndpoints } from './endpoints.ts'

type World = Awaited<ReturnType<typeof newWorld>>
type Person = Pick<World['guest'], 'send'>

/** Everybody who can stand at the door, and what the declaration of a call says about each. */
async function peopleOf({ guest, customer, colleague, staffWith }: World) {
  const owner = await customer()
  const companies = await Promise.all(
    companyRoles.map(async (role) => ({ role, who: await colleague(owner.customerId, role) })),
  )
  return [
    { says: 'a guest', who: guest, may: ({ by }: AnyEndpoint) => by.includes('guest') },
    ...companies.map(({ role, who }) => ({
      says: `a company's ${role}`,
      who,
      may: ({ by, roles }: AnyEndpoint) => by.includes('customer') && (!roles || roles.includes(role)),
    })),
    {
      says: 'a user of no company',
      who: await colleague(null),
      may: ({ by, roles, company }: AnyEndpoint) =>
        by.includes('customer') && company === 'optional' && (!roles || roles.includes('member')),
    },
    ...(await Promise.all(
      keyScopes.map(async (scope) => ({
        says: `a key for ${scope}`,
        who: await keyHolder({ customer }, scope),
        may: (endpoint: AnyEndpoint) => endpoint.scope === scope,
      })),
    )),
    {
      says: 'staff without a permission',
      who: await staffWith([]),
      may: ({ by, permission }: AnyEndpoint) => by.includes('staff') && !permission,
    },
  ]
}

async function keyHolder({ customer }: Pick<World, 'customer'>, scope: KeyScope) {
  const owner = await customer()
  const { apiKey } = (await owner(apiKeyEndpoints.make, { keyName: scope, scopes: [scope] })).body.data
  type Call = Parameters<typeof owner.send>[0]
  const send = (call: Call) =>
    owner.send({ ...call, headers: { ...call.headers, authorization: `Bearer ${apiKey}`, cookie: '' } })
  return { send }
}

/** A call outside the envelope that is open to everybody does not look at who comes. */
const knowsNoCaller = ({ signed, by }: AnyEndpoint) => !signed && by.length === 1 && by[0] === 'guest'

/** A call at a time: a second lies between two, so that no key is too fast. */
function* oneEachSecond({ clock }: Pick<World, 'clock'>) {
  for (const endpoint of allEndpoints()) {
    clock.shiftMs += 1000
    yield endpoint
  }
}

/** Whether the door itself turned the call away, whatever stands behind it. */
async function isTurnedAway(who: Person, { method, path }: AnyEndpoint): Promise<boolean> {
  const reply = await who.send({ method, path: path.replaceAll(/:\w+/g, 'X') })
  if (reply.statusCode === 401) return true
  if (reply.statusCode !== 403) return false
  return ['access.not-allowed', 'customer.company-needed', 'access.not-for-keys', 'access.key-scope'].includes(
    reply.json().code,
  )
}

it('lets in to every call whom its declaration names, and nobody else', async () => {
  const world = await newWorld()
  const people = await peopleOf(world)
  const wrong: string[] = []
  let cells = 0
  for (const endpoint of oneEachSecond(world)) {
    for (const { says, who, may } of people) {
      cells++
      const expected = knowsNoCaller(endpoint) || may(endpoint)
      if ((await isTurnedAway(who, endpoint)) === expected)
        wrong.push(`${endpoint.method} ${endpoint.path}: ${says} ${expected ? 'is turned away' : 'gets in'}`)
    }
    if (!endpoint.permission) continue
    cells += 2
    const holder = await world.staffWith([endpoint.permission])
    const other = await world.staffWith(['none.such'])
    if (await isTurnedAway(holder, endpoint))
      wrong.push(`${endpoint.path}: staff with ${endpoint.permission} are turned away`)
    if (!(await isTurnedAway(other, endpoint))) wrong.push(`${endpoint.path}: staff with another permission get in`)
  }
  expect(wrong).toEqual([])
  expect(cells).toBeGreaterThan(300)
})

it('gives nothing for flags that a client sends about itself', async () => {
  const world = await newWorld()
  const people = await peopleOf(world)
  const forged: Record<string, string> = {
    customer: 'false',
    companyid: '1',
    role: 'admin',
    permissions: 'booking.receive',
  }
  const wrong: string[] = []
  for (const endpoint of oneEachSecond(world)) {
    for (const { says, who, may } of people) {
      if (knowsNoCaller(endpoint) || may(endpoint)) continue
      const reply = await who.send({
        method: endpoint.method,
        path: endpoint.path.replaceAll(/:\w+/g, 'X'),
        query: forged,
      })
      if (![401, 403, 400].includes(reply.statusCode)) wrong.push(`${endpoint.path}: ${says} gets ${reply.statusCode}`)
    }
  }
  expect(wrong).toEqual([])
})

it('has a named permission on every call of the back office, for staff alone', () => {
  const desk = allEndpoints().filter(({ path }) => path.startsWith('/api/v1/admin/'))
  expect(desk.length).toBeGreaterThan(10)
  const open = desk.filter(
    ({ by, permission }) => !permission || (by as readonly Actor[]).some((actor) => actor !== 'staff'),
  )
  expect(open).toEqual([])
})
