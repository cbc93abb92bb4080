import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import type { Follower, Tx } from './call.ts'
import { databaseOver } from './database.ts'
import { emit } from './outbox.ts'

const clock = { shiftMs: 0 }
const staff = { actor: 'staff', userId: randomUUID(), permissions: [] } as const

const eyesOf = async (tx: Tx) => (await tx.ask<{ eyes: string }>('select current_user::text as eyes', []))[0]?.eyes

it('lets followers of events that are told side by side act with the system’s eyes to the last, and gives the transaction back', async () => {
  const seen: (string | undefined)[] = []
  const follower: Follower = {
    kind: 'test.noted',
    async follow({ data }, { tx }) {
      for (let step = 0; step < Number(data?.steps); step++) seen.push(await eyesOf(tx))
    },
  }
  const { pool } = await emptyDatabase()
  const left = await databaseOver(pool, clock, [follower]).as(staff, async (tx, now) => {
    const call = { tx, now, caller: staff, language: 'en' } as const
    const tell = (steps: number) => emit(call, { kind: 'test.noted', id: 'a', data: { steps } })
    await Promise.all([tell(1), tell(4), eyesOf(tx).then(() => tell(2))])
    return eyesOf(tx)
  })
  expect(seen).toEqual(Array(7).fill('landbridge_system'))
  expect(left).toBe('landbridge_staff')
})

it('lets a follower tell something itself, and those who follow that act at once', async () => {
  const seen: string[] = []
  const followers: Follower[] = [
    {
      kind: 'test.noted',
      async follow({ id }, call) {
        await emit(call, { kind: 'test.retold', id })
        seen.push(`${id} told ${await eyesOf(call.tx)}`)
      },
    },
    { kind: 'test.retold', follow: async ({ id }, { tx }) => void seen.push(`${id} retold ${await eyesOf(tx)}`) },
  ]
  const { pool } = await emptyDatabase()
  const left = await databaseOver(pool, clock, followers).as(staff, async (tx, now) => {
    await emit({ tx, now, caller: staff, language: 'en' }, { kind: 'test.noted', id: 'a' })
    return eyesOf(tx)
  })
  expect(seen).toEqual(['a retold landbridge_system', 'a told landbridge_system'])
  expect(left).toBe('landbridge_staff')
})
