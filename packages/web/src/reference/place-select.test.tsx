import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { enterField } from '../testing/page.tsx'
import { PlaceSelect } from './place-select.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const station = (PortCd: string, label: string) => ({
  label,
  value: PortCd,
  subLabel: PortCd,
  PortCd,
  PortName: label,
  PortNameChs: label,
  PortNameCht: label,
  PortNameEng: label,
  PortNameRus: label,
  PortNameChn: label,
  Mode: 'RAIL',
  CommonPortl: 'T',
  CommonDest: 'F',
  CountryCd: 'CN',
  Routes: [],
  Lat: 34.4,
  Lon: 109.1,
  TimeZone: 'Asia/Shanghai',
})
const xian = station('CNXIA', "Xi'an")
const zhengzhou = station('CNZGZ', 'Zhengzhou')
const group = {
  GroupCd: 'NW',
  GroupName: 'Northwest',
  GroupNameChs: 'Northwest',
  GroupNameCht: 'Northwest',
  GroupNameEng: 'Northwest',
  GroupNameRus: 'Northwest',
  label: 'Northwest',
  Kind: 'city',
  Places: [xian],
}

/** A field in a page, over a server that answers each address in its own way. */
async function openField(
  answers: Record<string, unknown>,
  value = '',
  kinds: Partial<ComponentProps<typeof PlaceSelect>> = {},
) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const name = Object.keys(answers).find((path) => url.includes(path))
    const data = name === undefined ? [] : answers[name]
    return data === 'broken'
      ? new Response(JSON.stringify({ success: false, code: 'shared.broken', message: '' }), { status: 500 })
      : new Response(JSON.stringify({ success: true, data }))
  })
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  showWords('en', await loadTexts('en'))
  const chosen: string[] = []
  function Page() {
    const [code, setCode] = useState(value)
    const choose = (next: string) => {
      chosen.push(next)
      setCode(next)
    }
    return <PlaceSelect label="From" mode="RAIL" {...kinds} value={code} onChange={choose} />
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  )
  const field = await enterField(() => screen.getByRole('combobox', { name: 'From' }))
  return { asked, chosen, field, user: userEvent.setup() }
}

it('offers the hot places by region before anything is typed', async () => {
  const { user, field } = await openField({ 'hotcity-list': [group], 'railport-query': [xian, zhengzhou] })
  await user.click(field)
  expect(await screen.findByText('Northwest')).toBeTruthy()
  expect(screen.getByRole('option', { name: /Xi'an/, hidden: true })).toBeTruthy()
})

it('finds a place as one types, with the keys alone, and takes none before it was found', async () => {
  const { user, field, chosen, asked } = await openField({ 'railport-query': [zhengzhou] })
  await user.click(field)
  await user.type(field, '鄭州')
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([])
  await waitFor(() => expect(asked.some((url) => url.includes('key='))).toBe(true))
  await screen.findByRole('option', { name: /Zhengzhou/, hidden: true })
  await user.keyboard('{Enter}')
  expect(chosen).toEqual(['CNZGZ'])
  expect((field as HTMLInputElement).value).toBe('Zhengzhou')
  expect(asked.filter((url) => url.includes(`key=${encodeURIComponent('鄭州')}`))).toHaveLength(1)
})

it('shows the name of a code that stands already', async () => {
  const { field } = await openField({ 'railport-query': [xian] }, 'CNXIA')
  await waitFor(() => expect((field as HTMLInputElement).value).toBe("Xi'an"))
})

it('says that the list could not be loaded', async () => {
  const { user, field } = await openField({ 'railport-query': 'broken' })
  await user.click(field)
  expect(await screen.findByText('The list could not be loaded')).toBeTruthy()
})

it('asks for the border crossings of a line alone', async () => {
  const line = { originCode: 'CNXIA', destinationCode: 'DEHAM' }
  const { asked, field, user } = await openField({ 'railport-query': [xian] }, '', { kind: 'border', within: line })
  await user.click(field)
  await screen.findByRole('option', { name: /Xi'an/, hidden: true })
  const url = new URL(asked.find((one) => one.includes('railport-query')) ?? '', 'http://portal')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ type: 'B', PortlCd: 'CNXIA', PortdCd: 'DEHAM' })
})
