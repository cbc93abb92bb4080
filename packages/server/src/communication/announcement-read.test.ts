import type { AnnouncementForm } from '@landbridge/contract/communication/announcement'
import {
  announcementDeskEndpoints as desk,
  ownAnnouncementEndpoints as own,
} from '@landbridge/contract/communication/announcement-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'

/** A house that has told its first, its second and a pinned thing, in this order. */
async function told() {
  const world = await newWorld()
  const editor = await world.staffWith(['communication.announce'])
  const publish = async (title: string, changes: Partial<AnnouncementForm> = {}) => {
    const texts = [{ language: 'zh-CN', title, body: `${title}。` } as const]
    const form = { texts, pinned: false, fromDay: '2031-01-10', toDay: '', ...changes }
    const { id, version } = (await editor(desk.create, form)).body.data
    return (await editor(desk.publish, { id, version })).body.data
  }
  const first = await publish('一')
  const second = await publish('二', { fromDay: '2031-01-12' })
  const pinned = await publish('置顶', { fromDay: '2031-01-02', pinned: true })
  const reader = await world.customer()
  const listOf = async (person: Pick<typeof world, 'guest'>['guest']) => (await person(own.list, firstPage)).body.data
  const titlesOf = async (person: typeof world.guest) =>
    (await listOf(person)).items.map(({ title, isRead }) => (isRead ? title : `${title}*`))
  return { ...world, editor, publish, first, second, pinned, reader, listOf, titlesOf }
}

it('puts what a person has not read first, and marks what they open once and for all', async () => {
  const { reader, pinned, second, listOf, titlesOf, pool } = await told()
  expect(await titlesOf(reader)).toEqual(['置顶*', '二*', '一*'])
  expect((await reader(own.read, { id: pinned.id })).body.data).toEqual({ unread: 2 })
  expect((await reader(own.read, { id: pinned.id })).body.data).toEqual({ unread: 2 })
  await reader(own.read, { id: second.id })
  expect(await titlesOf(reader)).toEqual(['一*', '置顶', '二'])
  expect(await listOf(reader)).toMatchObject({ total: 3, unread: 1 })
  const { rows } = await pool.query('select count(*)::int as count from announcement_read')
  expect(rows).toEqual([{ count: 2 }])
})

it('marks all at once, also for staff and for who belongs to no company', async () => {
  const { reader, colleague, editor, listOf } = await told()
  for (const person of [reader, await colleague(null), editor]) {
    expect((await person(own.readAll, {})).body.data).toEqual({ unread: 0 })
    expect((await person(own.readAll, {})).body.data).toEqual({ unread: 0 })
    expect((await listOf(person)).items.map(({ isRead }) => isRead)).toEqual([true, true, true])
  }
})

it('keeps the marks of each person apart, even from a query that forgets to ask', async () => {
  const { reader, colleague, customer, editor, listOf, db } = await told()
  await reader(own.readAll, {})
  const others = [await colleague(reader.customerId), await customer({ name: 'Nordwind Handel' }), editor]
  for (const other of others) {
    expect((await listOf(other)).unread).toBe(3)
    const rows = await db.readAs(other.who, (tx) => tx.ask('select announcement_id from announcement_read', []))
    expect(rows).toEqual([])
  }
  const mark = `insert into announcement_read (user_id, announcement_id) select $1, id from announcement`
  const victim = 'userId' in reader.who ? reader.who.userId : ''
  for (const other of others) await expect(db.as(other.who, (tx) => tx.ask(mark, [victim]))).rejects.toThrow()
})

it('is new again when it is published again, and stays read when only its words are mended', async () => {
  const { reader, editor, first, titlesOf, clock } = await told()
  await reader(own.readAll, {})
  const { id, version, pinned, fromDay, toDay } = first
  const texts = [{ language: 'zh-CN', title: '一（更正）', body: '更正。' } as const]
  clock.shiftMs += 60_000
  await editor(desk.save, { id, version, texts, pinned, fromDay, toDay })
  expect(await titlesOf(reader)).toEqual(['置顶', '二', '一（更正）'])
  await editor(desk.withdraw, { id, version: version + 1 })
  await editor(desk.publish, { id, version: version + 2 })
  expect(await titlesOf(reader)).toEqual(['一（更正）*', '置顶', '二'])
})

it('finds nothing to mark that is not shown today, and lets guests mark nothing', async () => {
  const { reader, guest, publish, editor, first } = await told()
  const later = await publish('明天', { fromDay: '2031-01-16' })
  expect(await reader(own.read, { id: later.id })).toMatchObject({
    status: 404,
    body: { code: 'communication.announcement-missing' },
  })
  await editor(desk.withdraw, { id: first.id, version: first.version })
  expect((await reader(own.read, { id: first.id })).status).toBe(404)
  expect((await reader(own.readAll, {})).body.data).toEqual({ unread: 0 })
  for (const refused of [await guest(own.list, firstPage), await guest(own.readAll, {})])
    expect(refused.status).toBe(401)
})
