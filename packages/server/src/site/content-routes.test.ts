import { languages } from '@landbridge/contract/shared/languages'
import { blockOf, pageText, siteTextKeys } from '@landbridge/contract/site/site-content'
import {
  siteContentDeskEndpoints as desk,
  siteContentEndpoints as site,
} from '@landbridge/contract/site/site-content-endpoints'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { system } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'
import { shippedTexts } from './content/shipped-texts.ts'
import { checkShape } from './content-commands.ts'
import { addVersion } from './content-store.ts'
import { loadSiteTexts } from './index.ts'

const cookies = { key: 'cookies', language: 'en' } as const

async function siteWithTexts() {
  const world = await newWorld()
  await world.db.as(system, loadSiteTexts)
  return { ...world, editor: await world.staffWith(['site.edit']) }
}

it('brings all that comes with the program in one round trip', async () => {
  const { db } = await newWorld()
  const asked = vi.spyOn(Client.prototype, 'query')
  await db.as(system, loadSiteTexts)
  // What is there, what is brought, the end of the transaction.
  expect(asked).toHaveBeenCalledTimes(3)
  asked.mockRestore()
})

it('ships every page in four languages that say the same thing in the same shape', () => {
  for (const key of siteTextKeys) {
    const shapes = languages.map((language) => {
      const text = shippedTexts[language][key]
      expect(pageText.safeEncode(text).error, `${key} ${language}`).toBeUndefined()
      checkShape(key, text)
      return text.blocks.map(({ kind, items, figure, to }) => [kind, items.length, figure, to])
    })
    for (const shape of shapes) expect(shape, key).toEqual(shapes[0])
  }
})

it('shows a draft to nobody until it is published, and then to everybody in that language', async () => {
  const { guest, customer, editor } = await siteWithTexts()
  const before = (await guest(site.content, cookies)).body.data
  expect(before).toMatchObject({ ...cookies, title: 'Cookie use' })

  const blocks = [blockOf('heading', { text: 'Only three' }), blockOf('button', { text: 'Home', to: '/' })]
  const draft = { ...cookies, version: 1, title: 'Our cookies', description: '', blocks }
  const saved = (await editor(desk.save, draft)).body.data
  expect(saved).toMatchObject({
    version: 2,
    title: 'Our cookies',
    description: '',
    changedBy: 'Wang Jun',
    shipped: false,
    blocks,
  })
  expect(saved.publishedAt).toBeUndefined()
  expect((await guest(site.content, cookies)).body.data).toEqual(before)

  const published = (await editor(desk.publish, { ...cookies, version: 2 })).body.data
  expect(published.publishedAt).toEqual(expect.any(Date))
  for (const reader of [guest, await customer()]) {
    expect((await reader(site.content, cookies)).body.data).toMatchObject({ title: 'Our cookies', blocks })
  }
  expect((await guest(site.content, { ...cookies, language: 'ru' })).body.data.title).toBe('Файлы cookie')
})

it('brings an older version back as a draft, and keeps what was between', async () => {
  const { guest, editor } = await siteWithTexts()
  const [shipped] = (await editor(desk.text, { key: 'cookies' })).body.data.texts.filter(
    ({ language }) => language === 'en',
  )
  if (!shipped) throw new Error('The English page is missing.')
  const { title, description, blocks } = shipped
  await editor(desk.save, { ...cookies, version: 1, title: 'Second', description, blocks })
  await editor(desk.publish, { ...cookies, version: 2 })
  const restored = (await editor(desk.restore, { ...cookies, version: 2, from: 1 })).body.data
  expect(restored).toMatchObject({ version: 3, title, blocks })
  expect(restored.history.map(({ version }) => version)).toEqual([3, 2, 1])
  expect((await guest(site.content, cookies)).body.data.title).toBe('Second')
  await editor(desk.publish, { ...cookies, version: 3 })
  expect((await guest(site.content, cookies)).body.data.title).toBe(title)
  expect((await editor(desk.restore, { ...cookies, version: 3, from: 9 })).body.code).toBe('site.text-missing')
})

it('refuses who saw an older version, and to publish twice', async () => {
  const { editor } = await siteWithTexts()
  const blocks = [blockOf('paragraph', { text: 'New' })]
  const draft = { ...cookies, version: 1, title: 'First', description: '', blocks }
  expect((await editor(desk.save, draft)).status).toBe(200)
  const late = await editor(desk.save, { ...draft, title: 'Late' })
  expect(late).toMatchObject({ status: 409, body: { code: 'site.text-changed-meanwhile' } })
  expect((await editor(desk.publish, { ...cookies, version: 1 })).body.code).toBe('site.text-changed-meanwhile')
  expect((await editor(desk.restore, { ...cookies, version: 1, from: 1 })).body.code).toBe(
    'site.text-changed-meanwhile',
  )
  await editor(desk.publish, { ...cookies, version: 2 })
  expect((await editor(desk.publish, { ...cookies, version: 2 })).body.code).toBe('site.text-published')
})

it('refuses what is no page: empty blocks, foreign addresses, unknown pictures, a home of another shape', async () => {
  const { editor } = await siteWithTexts()
  const blocks = [
    blockOf('heading'),
    blockOf('button', { text: 'Go', to: 'https://elsewhere.example' }),
    blockOf('button', { text: 'Go', to: '//elsewhere.example' }),
    blockOf('figure', { figure: 'cat' }),
    blockOf('questions', { items: [{ label: '', title: 'Why?', text: '' }] }),
  ]
  const refused = await editor(desk.save, { ...cookies, version: 1, title: '', description: '', blocks })
  expect(refused.body.fields).toEqual({
    Title: 'shared.needed',
    'Blocks.0.Text': 'shared.needed',
    'Blocks.1.To': 'site.own-address',
    'Blocks.2.To': 'site.own-address',
    'Blocks.3.Figure': 'shared.not-understood',
    'Blocks.4.Items.0.Text': 'shared.needed',
  })
  const home = { key: 'home', language: 'en', version: 1, title: 'Home', description: '' } as const
  const wrong = await editor(desk.save, { ...home, blocks: [blockOf('heading', { text: 'Alone' })] })
  expect(wrong.body.fields).toEqual({ Blocks: 'site.shape-fixed' })
})

it('keeps what staff wrote when the program brings new words, and loads its own only once', async () => {
  const { db, editor } = await siteWithTexts()
  await editor(desk.save, {
    ...cookies,
    version: 1,
    title: 'Ours',
    description: '',
    blocks: [blockOf('heading', { text: 'Ours' })],
  })
  await db.as(system, loadSiteTexts)
  const pages = (await editor(desk.texts, {})).body.data.items
  expect(pages.map(({ key }) => key)).toEqual([...siteTextKeys])
  const versions = pages.flatMap(({ texts }) => texts.map(({ version }) => version))
  expect(versions.toSorted()).toEqual([...Array.from({ length: 31 }, () => 1), 2])
  const older = await db.as(system, async (tx) => {
    return addVersion(tx, {
      key: 'privacy',
      language: 'en',
      version: 1,
      shipped: true,
      title: 'Old',
      description: '',
      blocks: [],
    })
  })
  expect(older).toBe(true)
  await db.as(system, loadSiteTexts)
  const privacy = (await editor(desk.text, { key: 'privacy' })).body.data.texts.find(
    ({ language }) => language === 'en',
  )
  expect(privacy).toMatchObject({ title: 'Privacy', version: 3, shipped: true })
})

it('lets only staff who keep the site touch its words, and nobody else see drafts', async () => {
  const { db, guest, customer, editor, staffWith } = await siteWithTexts()
  const others = [guest, await customer(), await staffWith(['site.settings'])]
  for (const other of others) expect([401, 403]).toContain((await other(desk.texts, {})).status)
  const save = { ...cookies, version: 1, title: 'x', description: '', blocks: [blockOf('heading', { text: 'x' })] }
  for (const other of others) expect([401, 403]).toContain((await other(desk.save, save)).status)
  await editor(desk.save, save)
  const seen = await db.readAs({ actor: 'guest' }, (tx) =>
    sql<{ version: number }>`select version from site_text where key = 'cookies' and language = 'en'`.execute(tx),
  )
  expect(seen.rows).toEqual([{ version: 1 }])
  expect((await guest(site.content, { key: 'nothing' as 'home' })).status).toBe(422)
})
