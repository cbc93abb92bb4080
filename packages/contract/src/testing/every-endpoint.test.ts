import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyPermission } from '../access/permissions.ts'
import { endpoint, sendsBody } from '../shared/endpoint.ts'
import { asSent } from '../shared/envelope.ts'
import { Problem } from '../shared/problem.ts'
import { everyEndpoint } from './every-endpoint.ts'
import { sayingsOf, valuesOf } from './values-of.ts'

const endpoints = await everyEndpoint()

/** What a caller is told of the fields it sent, by their names on the wire. */
function fieldsRefused(read: () => unknown): Readonly<Record<string, string>> {
  try {
    read()
  } catch (problem) {
    if (problem instanceof Problem) return problem.fields ?? {}
    throw problem
  }
  return {}
}

it('finds the calls', () => {
  expect(endpoints.length).toBeGreaterThan(150)
})

/** The paths of all fields of a schema, with 0 where a list is. */
function pathsIn(schema: z.core.$ZodType, at = ''): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, member]) => [at + name, ...pathsIn(member, `${at}${name}.`)])
  if (def.type === 'array') return pathsIn(def.element, `${at}0.`)
  if (def.type === 'pipe') return pathsIn(def.in, at)
  return 'innerType' in def ? pathsIn(def.innerType, at) : []
}

describe.each(endpoints)('%s', (_, call) => {
  const { input, output } = call.wire
  const few = { numRuns: 10 }

  it('reads what it wrote, under the names of the wire', () => {
    const again = fc.property(sayingsOf(call.input), (value) => {
      const read = input.decode(input.encode(value)) as object
      expect(Object.keys(read)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(JSON.stringify(value)))))
      expect(input.decode(input.encode(read))).toEqual(read)
    })
    fc.assert(again, few)
    const answered = fc.property(valuesOf(call.output), (value) => {
      if (value !== undefined) expect(output.decode(output.encode(value))).toEqual(value)
    })
    fc.assert(answered, few)
  })

  it('reads a form as it reads JSON', () => {
    const same = fc.property(sayingsOf(call.input), (value) => {
      const sent = input.encode(value) as Record<string, unknown>
      const asForm = Object.entries(sent).map(([name, member]) => [name, asSent(member)])
      expect(input.decode(Object.fromEntries(asForm))).toEqual(input.decode(sent))
    })
    fc.assert(same, few)
  })

  it('says where a field is in both directions', () => {
    for (const { schema, wire } of [
      { schema: call.input, wire: input },
      { schema: call.output, wire: output },
    ])
      for (const path of pathsIn(schema)) expect(wire.pathInside(wire.pathOnWire(path))).toBe(path)
  })

  it('refuses a name that nobody knows in a body, and passes over it in an address', () => {
    const more = fc.property(sayingsOf(call.input), (value) => {
      const sent = { ...(input.encode(value) as object), NoSuchName: 'x' }
      const refused = fieldsRefused(() => input.decode(sent))
      expect(refused).toEqual(sendsBody(call) ? { NoSuchName: 'shared.unknown-name' } : {})
    })
    fc.assert(more, { numRuns: 2 })
  })
})

describe('the calls', () => {
  it('are each at an address of their own', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('say in one sentence what they are for', () => {
    for (const [name, { summary }] of endpoints) expect.soft(summary, name).toMatch(/^[A-Z\d"'].*[.?]$/)
  })

  it('name the permission that staff need, and it is one that some duty carries', () => {
    const named = endpoints.flatMap(([name, { permission }]) => (permission ? [[name, permission] as const] : []))
    // Who may edit may look.
    const isHeld = (permission: string) =>
      [permission, permission.replace(/\.view$/, '.edit')].some((one) => everyPermission.includes(one))
    expect(named.filter(([, permission]) => !isHeld(permission))).toEqual([])
    const deskCalls = endpoints.filter(([, { path }]) => path.includes('/admin/'))
    expect(deskCalls.filter(([, { by, permission }]) => String(by) !== 'staff' || !permission)).toEqual([])
  })

  it('change nothing where their method says so, unless they say otherwise', () => {
    const declared = { path: '/x', summary: 'X.', by: ['guest'], input: z.object({}), output: z.object({}) } as const
    const kinds = (['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) => endpoint({ ...declared, method }))
    expect(kinds.map(({ method, reads, signed, idempotent }) => [method, reads, signed, idempotent])).toEqual([
      ['GET', true, true, false],
      ['POST', false, true, true],
      ['PUT', false, true, true],
      ['DELETE', false, true, false],
    ])
    expect(endpoint({ ...declared, method: 'POST', reads: true }).idempotent).toBe(false)
  })

  it('clear a field by an empty text in a change alone', () => {
    const note = { path: '/x', summary: 'X.', by: ['guest'], output: z.object({}) } as const
    const input = z.object({ remark: z.string().nullish() })
    const said = (method: 'POST' | 'PUT') => endpoint({ ...note, method, input }).wire.input.decode({ Remark: '' })
    expect([said('POST'), said('PUT')]).toEqual([{}, { remark: null }])
  })
})
