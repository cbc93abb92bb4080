import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mostWriters, writersGate } from './writers-gate.ts'

it('leaves connections to readers, and one to a writer where there is but one', () => {
  expect([1, 2, 4, 16, 200].map(mostWriters)).toEqual([1, 1, 3, 12, 150])
})

it('lets writers in by their order, and each that leaves makes room for one', async () => {
  const gate = writersGate(2, 0)
  const order: string[] = []
  const enter = async (name: string) => {
    const leave = await gate.enter()
    order.push(name)
    return leave
  }
  const [first, second] = await Promise.all([enter('first'), enter('second')])
  const [third, fourth] = [enter('third'), enter('fourth')]
  await wait(5)
  expect(order).toEqual(['first', 'second'])
  first()
  first()
  await third
  expect(order).toEqual(['first', 'second', 'third'])
  second()
  await fourth
  expect(order).toEqual(['first', 'second', 'third', 'fourth'])
})

it('refuses who has waited for too long, and forgets the place', async () => {
  const gate = writersGate(1, 20)
  const leave = await gate.enter()
  await expect(gate.enter()).rejects.toThrow('timeout exceeded when trying to connect')
  leave()
  const next = await gate.enter()
  next()
})
