import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../../app/texts.ts'
import { deskPaths } from '../../desk-paths.ts'
import { signWith } from '../../platform/signing.ts'
import { showWords } from '../../platform/text.tsx'
import { referenceRoutes } from '../reference-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const names = {
  PortNameChs: '西安国际港站',
  PortNameCht: '西安國際港站',
  PortNameEng: "Xi'an International Port Station",
  PortNameRus: 'Сиань',
}
const use = { CommonPortl: 'T', CommonDest: 'T', Active: 'T', version: 3 }
const row = { Mode: 'RAIL', PortCd: 'CNXIA', label: "Xi'an", ...names, CountryCd: 'CN', ...use }
const where = { Lat: '34.385', Lon: '109.065', TimeZone: 'Asia/Shanghai' }
const detail = { Mode: 'RAIL', PortCd: 'CNXIA', ...names, CountryCd: 'CN', ...where, ...use }

type Sent = { url: string; body: Record<string, string> }

async function openDesk(saved: unknown) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: URLSearchParams | string } = {}) => {
    sent.push({ url, body: Object.fromEntries(new URLSearchParams(body)) })
    const list = { Items: [row], Total: 1, PageIndex: 1, PageSize: 20 }
    const answers: [string, unknown][] = [
      ['place-list', { success: true, data: list }],
      ['place-detail', { success: true, data: detail }],
      ['place-save', saved],
    ]
    const [, answer] = answers.find(([path]) => url.includes(path)) ?? ['', { success: true, data: [] }]
    return new Response(JSON.stringify(answer))
  })
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  showWords('en', await loadTexts('en'))
  const routes = [{ HydrateFallback: () => null, children: referenceRoutes.desk ?? [] }]
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [deskPaths.places()] })} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'CNXIA' }))
  const english = (await screen.findByLabelText('Name in English')) as HTMLInputElement
  return { user, english, sent, saves: () => sent.filter(({ url }) => url.includes('place-save')) }
}

it('changes the name of a station on the version that was seen', async () => {
  const { user, english, saves } = await openDesk({ success: true, data: { ...detail, version: 4 } })
  expect(english.value).toBe("Xi'an International Port Station")
  await user.clear(english)
  await user.type(english, 'Xian Port')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.body).toMatchObject({ PortCd: 'CNXIA', PortNameEng: 'Xian Port', Lat: '34.385', version: '3' })
  await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
})

it('asks for the name in every language before it is sent', async () => {
  const { user, english, saves } = await openDesk({ success: true, data: detail })
  await user.clear(english)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the name in all four languages')).toBeTruthy()
  expect(saves()).toEqual([])
})

it('says that somebody else was quicker', async () => {
  const { user } = await openDesk({ success: false, code: 'reference.changed-meanwhile', message: '' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert', { name: /Somebody else saved/ })).toBeTruthy()
})
