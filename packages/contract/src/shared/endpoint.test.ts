import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const person = z.object({ name: z.string() })
const company = z.object({ taxNo: z.string() })
const call = (input: z.ZodType) =>
  endpoint({
    method: 'POST',
    path: '/somebody',
    summary: 'Keeps somebody.',
    by: ['guest'],
    input,
    output: z.object({}),
  })

it('works out how a call crosses the wire when it is first made, and keeps it', () => {
  let asked = 0
  const counted = z.object({
    get name() {
      asked++
      return z.string()
    },
  })
  const { wire } = call(counted)
  expect(asked).toBe(0)
  expect(wire.input.encode({ name: 'Chen' })).toEqual({ Name: 'Chen' })
  expect(wire.input).toBe(wire.input)
})

it('refuses a call that cannot be said in the names of the wire as soon as it is made', () => {
  const { wire } = call(z.union([person, company]))
  expect(() => wire.input).toThrow('cannot be renamed')
})
