import { Problem } from '@landbridge/contract/shared/problem'
import { blockOf, type SiteTextDetail, type SiteTextKey } from '@landbridge/contract/site/site-content'
import { siteContentDeskEndpoints as calls } from '@landbridge/contract/site/site-content-endpoints'
import { siteDeskEndpoints } from '@landbridge/contract/site/site-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { reloadKeeping } from '../../platform/form/keep-through-reload.ts'
import { enterField, openPages, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { DeskRestrictionPage } from './desk-restriction-page.tsx'
import { DeskTextPage } from './desk-text-page.tsx'

const at = new Date('2031-01-15T08:00:00Z')
const detail = (changes: Partial<SiteTextDetail> = {}): SiteTextDetail => ({
  language: 'en',
  title: 'Cookie use',
  description: '',
  blocks: [blockOf('heading', { text: 'Cookies' }), blockOf('paragraph', { text: 'Only four.' })],
  version: 1,
  changedAt: at,
  changedBy: '',
  publishedAt: at,
  shipped: true,
  history: [{ version: 1, changedAt: at, changedBy: '', publishedAt: at, shipped: true }],
  ...changes,
})

function server(text = detail()) {
  let now = text
  let refusal: Problem | undefined
  const change = () => refusal ?? now
  const { sent } = servePortal(
    answer(calls.text, ({ key }) => ({ key, texts: [now] })),
    answer(calls.save, change),
    answer(calls.publish, change),
    answer(calls.restore, change),
  )
  return {
    sent,
    answer: (next: Partial<SiteTextDetail>) => {
      now = detail(next)
    },
    refuse: (problem: Problem | undefined) => {
      refusal = problem
    },
  }
}

/** Each test opens a page of its own: the editor still has what was typed and not saved when it is opened again. */
const open = (key: SiteTextKey) =>
  openPages(
    [{ path: '/admin/site-texts/:key', element: <DeskTextPage home={() => null} /> }],
    `/admin/site-texts/${key}`,
  )

const block = (name: string) => within(screen.getByRole('region', { name }))
const isRefused = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const shownBlocks = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))

it('changes, adds, moves and removes blocks, and saves them as a draft', async () => {
  const { sent, answer } = server()
  const user = userEvent.setup()
  await open('cookies')
  const title = await screen.findByLabelText('Page title')
  expect(isRefused('Save draft')).toBe(true)
  await user.clear(title)
  await user.type(title, 'Our cookies')
  await user.click(await enterField(() => screen.getByLabelText('Block type')))
  await user.click(await screen.findByRole('option', { name: 'List' }))
  await user.click(screen.getByRole('button', { name: 'Add block' }))
  await user.type(block('3. List').getByLabelText('Text'), 'First line')
  await user.click(block('3. List').getByRole('button', { name: 'Move up' }))
  expect(shownBlocks()).toEqual(['1. Heading', '2. List', '3. Paragraph'])
  await user.click(block('3. Paragraph').getByRole('button', { name: 'Remove block' }))
  expect(isRefused('Publish')).toBe(true)

  answer({ title: 'Our cookies', version: 2, shipped: false, changedBy: 'Sun Wei', publishedAt: undefined })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByText(/Draft saved/)
  expect(JSON.stringify(sent(calls.save)[0])).toContain('First line')
  await waitFor(() => expect(isRefused('Publish')).toBe(false))
})

it('shows in place what the server refuses, and lets who was overtaken keep their words', async () => {
  const { refuse, answer } = server()
  const user = userEvent.setup()
  await open('privacy')
  await user.type(await screen.findByLabelText('Page title'), '!')
  refuse(new Problem('shared.invalid-input', { 'blocks.1.text': 'shared.too-long' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await block('2. Paragraph').findByText(/too long/)

  refuse(new Problem('site.text-changed-meanwhile'))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  answer({ title: 'Theirs', version: 5, shipped: false, changedBy: 'Li Na' })
  await user.click(await screen.findByRole('button', { name: 'Keep my text over the new version' }))
  await screen.findByText(/Version 5/)
  expect(screen.getByLabelText<HTMLInputElement>('Page title').value).toBe('Cookie use!')
})

it('previews the words as typed with the public page, and restores an older version', async () => {
  const older = { version: 1, changedAt: at, changedBy: '', publishedAt: at, shipped: true }
  const newest = { version: 2, changedAt: at, changedBy: 'Sun Wei', shipped: false }
  const { sent } = server(detail({ ...newest, publishedAt: undefined, history: [newest, older] }))
  const user = userEvent.setup()
  await open('agreement')
  await screen.findByLabelText('Page title')
  const words = block('2. Paragraph').getByLabelText('Text')
  await user.clear(words)
  await user.type(words, 'Only five.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('dialog'))
  preview.getByText('Only five.', { ignore: 'textarea' })
  await user.click(preview.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'History' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Restore this version?' })).getByRole('button', {
      name: 'Restore',
    }),
  )
  await waitFor(() => expect(sent(calls.restore)).toHaveLength(1))
})

it('has the words as typed after the page was loaded anew, upon the version that they were written upon', async () => {
  const { sent, answer } = server(detail({ language: 'en' }))
  const user = userEvent.setup()
  vi.stubGlobal('location', {
    pathname: '/admin/site-texts/business-58',
    href: 'http://localhost/',
    search: '',
    reload: vi.fn(),
  })
  const { unmount } = await open('business-58')
  await user.type(await screen.findByLabelText('Page title'), ' today')
  await reloadKeeping()
  await user.clear(screen.getByLabelText('Page title'))
  unmount()
  answer({ version: 2, title: 'By others' })
  await open('business-58')
  const title = await screen.findByLabelText<HTMLInputElement>('Page title')
  await waitFor(() => expect(title.value).toBe('Cookie use today'))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent(calls.save)).toMatchObject([{ title: 'Cookie use today', version: 1 }]))
})

it('has the closed addresses as typed after the page was loaded anew', async () => {
  const restriction = { blockedAddresses: ['203.0.113.0/24'], restrictedPaths: ['/freight/reorder'], version: 3 }
  servePortal(answer(siteDeskEndpoints.restriction, restriction))
  vi.stubGlobal('location', {
    pathname: '/admin/address-restriction',
    href: 'http://localhost/',
    search: '',
    reload: vi.fn(),
  })
  const user = userEvent.setup()
  const { unmount } = await openPart(<DeskRestrictionPage />)
  const addresses = () => screen.findByLabelText<HTMLTextAreaElement>('Blocked addresses or ranges, one per line')
  await user.type(await addresses(), '{enter}198.51.100.7')
  await reloadKeeping()
  unmount()
  await openPart(<DeskRestrictionPage />)
  expect((await addresses()).value).toBe('203.0.113.0/24\n198.51.100.7')
})

it('shows both versions of the closed addresses when somebody else was faster, and saves upon theirs', async () => {
  const ours = { blockedAddresses: ['203.0.113.0/24'], restrictedPaths: ['/freight/reorder'], version: 3 }
  const theirs = { blockedAddresses: ['198.51.100.7'], restrictedPaths: ['/freight/reorder'], version: 4 }
  const { restriction, saveRestriction } = siteDeskEndpoints
  const { sent } = servePortal(
    answer(restriction, ours, theirs),
    answer(saveRestriction, new Problem('site.changed-meanwhile'), theirs),
  )
  const user = userEvent.setup()
  await openPart(<DeskRestrictionPage />)
  await user.type(await screen.findByLabelText('Blocked addresses or ranges, one per line'), '{enter}192.0.2.1')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const panel = within(await screen.findByRole('alert'))
  const row = within(panel.getByRole('radiogroup', { name: /^Blocked addresses/ }))
  expect(row.getByRole('radio', { name: /198\.51\.100\.7/ })).toBeTruthy()
  await user.click(row.getByRole('radio', { name: /192\.0\.2\.1/ }))
  await user.click(panel.getByRole('button', { name: 'Go on with this choice' }))
  await waitFor(() => expect(sent(saveRestriction)).toHaveLength(2))
  expect(sent(saveRestriction).map(({ version }) => version)).toEqual([3, 4])
  expect(sent(saveRestriction)[1]?.blockedAddresses).toContain('192.0.2.1')
})
