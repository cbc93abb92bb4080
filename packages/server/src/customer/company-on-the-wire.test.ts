import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'

it.each([true, false])('takes a company under the name of the envelope’s flag as well (JSON: %s)', async (json) => {
  const { colleague, customer } = await newWorld()
  const free = await colleague(null)
  const path = '/api/v1/customer'
  const both = { customer: { Name: 'Tea' }, Customer: { Name: 'Silk' } }
  expect((await free.send({ method: 'POST', path, body: both, json })).json().code).toBe('envelope.name-repeated')
  const founded = await free.send({ method: 'POST', path, body: { customer: { Name: 'Tea' } }, json })
  expect(founded.json().data).toMatchObject({ Name: 'Tea' })
  const owner = await customer()
  const saved = await owner.send({ method: 'PUT', path, body: { customer: { Tel: '+86 29 2' }, version: '1' }, json })
  expect(saved.json().data).toMatchObject({ Tel: '+86 29 2' })
})
