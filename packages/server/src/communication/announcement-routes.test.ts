import type { AnnouncementForm } from '@landbridge/contract/communication/announcement'
import {
  announcementEndpoints as announcements,
  announcementDeskEndpoints as desk,
} from '@landbridge/contract/communication/announcement-endpoints'
import { announcementActions, announcementStates } from '@landbridge/contract/communication/announcement-lifecycle'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { actionsOf, stateAfter, wordsFor } from './announcement-rules.ts'

const chinese = { language: 'zh-CN', title: '春节期间班列安排', body: '二月三日至九日停运。' } as const
const english = {
  language: 'en',
  title: 'Trains at the Spring Festival',
  body: 'No trains from 3 to 9 February.',
} as const

const written = (changes: Partial<AnnouncementForm> = {}): AnnouncementForm => ({
  texts: [chinese, english],
  pinned: false,
  fromDay: '2031-01-10',
  toDay: '',
  ...changes,
})

async function announcing() {
  const world = await newWorld()
  const editor = await world.staffWith(['communication.announce'])
  const publish = async (changes: Partial<AnnouncementForm> = {}) => {
    const { id, version } = (await editor(desk.create, written(changes))).body.data
    return (await editor(desk.publish, { id, version })).body.data
  }
  return { ...world, editor, publish }
}

it('shows an announcement to everybody from its publication until it is withdrawn', async () => {
  const { editor, guest, customer, colleague, pool } = await announcing()
  const readers = [guest, await customer(), await colleague(null), editor]
  const seen = async () => {
    const lists = await Promise.all(readers.map((reader) => reader(announcements.list, firstPage)))
    return lists.map(({ body }) => body.data.items.map(({ title }) => title))
  }
  const draft = (await editor(desk.create, written())).body.data
  expect(draft).toMatchObject({ state: 'draft', version: 1, changedBy: 'Wang Jun', texts: [chinese, english] })
  expect(await seen()).toEqual([[], [], [], []])

  const { id } = draft
  expect((await editor(desk.publish, { id, version: 1 })).body.data).toMatchObject({ state: 'published', version: 2 })
  expect(await seen()).toEqual(readers.map(() => [chinese.title]))

  const mended = { ...written({ texts: [{ ...chinese, title: '班列安排更正' }] }), id, version: 2 }
  expect((await editor(desk.save, mended)).body.data).toMatchObject({ state: 'published', languages: ['zh-CN'] })
  expect(await seen()).toEqual(readers.map(() => ['班列安排更正']))

  expect((await editor(desk.withdraw, { id, version: 3 })).body.data.state).toBe('withdrawn')
  expect(await seen()).toEqual([[], [], [], []])
  expect((await editor(desk.publish, { id, version: 4 })).body.data.state).toBe('published')
  expect((await editor(desk.list, { ...firstPage, state: 'withdrawn' })).body.data.items).toEqual([])

  const { rows } = await pool.query("select action from audit_entry where thing = 'announcement' order by at, id")
  expect(rows.map(({ action }) => action)).toEqual([
    'communication.make-announcement',
    'communication.publish-announcement',
    'communication.save-announcement',
    'communication.withdraw-announcement',
    'communication.publish-announcement',
  ])
})

it('keeps to its days, puts the pinned first and then the newest', async () => {
  const { guest, publish } = await announcing()
  const titled = (title: string) => [{ ...chinese, title }]
  await publish({ texts: titled('明天'), fromDay: '2031-01-16' })
  await publish({ texts: titled('昨天为止'), toDay: '2031-01-14' })
  await publish({ texts: titled('今天为止'), toDay: '2031-01-15' })
  await publish({ texts: titled('新'), fromDay: '2031-01-14' })
  await publish({ texts: titled('置顶'), fromDay: '2031-01-02', pinned: true })
  const { items, total } = (await guest(announcements.list, firstPage)).body.data
  expect(items.map(({ title }) => title)).toEqual(['置顶', '新', '今天为止'])
  expect(total).toBe(3)
  const oldest = (await guest(announcements.list, { ...firstPage, sortName: 'fromDay' })).body.data
  expect(oldest.items.map(({ fromDay }) => fromDay)).toEqual(['2031-01-02', '2031-01-10', '2031-01-14'])
  expect((await guest(announcements.top, {})).body.data.items).toMatchObject([{ title: '置顶', pinned: true }])
})

it('shows a guest and a customer no row of what is not announced, even to a query that forgets to ask', async () => {
  const { db, editor, publish, customer } = await announcing()
  await editor(desk.create, written())
  await publish({ fromDay: '2031-02-01' })
  const { id } = await publish()
  for (const who of [{ actor: 'guest' } as const, (await customer()).who]) {
    const rows = await db.readAs(who, (tx) => tx.ask<{ id: string }>('select id from announcement', []))
    expect(rows.map((row) => row.id)).toEqual([id])
  }
})

it('refuses whoever saw an older version, and what the state does not allow', async () => {
  const { editor, publish } = await announcing()
  const { id, version } = await publish()
  const stale = await editor(desk.save, { ...written(), id, version: version - 1 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'communication.changed-meanwhile' } })
  expect((await editor(desk.withdraw, { id, version: 1 })).body.code).toBe('communication.changed-meanwhile')
  expect(await editor(desk.publish, { id, version })).toMatchObject({
    status: 409,
    body: { code: 'communication.action-not-allowed' },
  })
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await editor(desk.detail, { id: nobody })).status).toBe(404)
  expect((await editor(desk.publish, { id: nobody, version: 1 })).body.code).toBe('communication.announcement-missing')
})

it('refuses what is half written, in no Chinese, twice in a language, or ends before it begins', async () => {
  const { editor } = await announcing()
  const fieldsOf = async (changes: Partial<AnnouncementForm>) =>
    (await editor(desk.create, written(changes))).body.fields
  expect(await fieldsOf({ texts: [english] })).toEqual({ Texts: 'shared.needed' })
  expect(
    await fieldsOf({
      texts: [
        { ...chinese, body: ' ' },
        { ...english, title: '' },
      ],
    }),
  ).toEqual({
    'Texts.0.Body': 'shared.needed',
    'Texts.1.Title': 'shared.needed',
  })
  expect(await fieldsOf({ texts: [chinese, chinese] })).toEqual({ 'Texts.1.Language': 'shared.not-understood' })
  expect(await fieldsOf({ toDay: '2031-01-09' })).toEqual({ ToDay: 'communication.ends-early' })
})

it('lets no stranger write: guests, customers and staff without the duty', async () => {
  const { guest, customer, staffWith, publish } = await announcing()
  const { id, version } = await publish()
  expect((await guest(desk.create, written())).status).toBe(401)
  for (const stranger of [await customer(), await staffWith(['site.edit'])]) {
    expect((await stranger(desk.list, { ...firstPage, state: 'all' })).status).toBe(403)
    expect((await stranger(desk.withdraw, { id, version })).status).toBe(403)
  }
})

it('reads in the nearest language that was written', () => {
  const languages = ['zh-CN', 'zh-TW', 'en', 'ru'] as const
  const readBy = (texts: Parameters<typeof wordsFor>[0]) => languages.map((one) => wordsFor(texts, one).language)
  expect(readBy([chinese, english])).toEqual(['zh-CN', 'zh-CN', 'en', 'en'])
  expect(readBy([chinese])).toEqual(['zh-CN', 'zh-CN', 'zh-CN', 'zh-CN'])
})

it('leads from state to state by these actions and no others', () => {
  const table = announcementStates.map((state) => [
    state,
    ...announcementActions.map((action) =>
      actionsOf(state).some(({ name, allowed }) => name === action && allowed)
        ? `${action}: ${stateAfter(action, { state, version: 1 })}`
        : '',
    ),
  ])
  expect(table).toEqual([
    ['draft', 'save: draft', 'publish: published', ''],
    ['published', 'save: published', '', 'withdraw: withdrawn'],
    ['withdrawn', 'save: withdrawn', 'publish: published', ''],
  ])
})
