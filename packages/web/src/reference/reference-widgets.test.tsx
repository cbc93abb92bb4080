import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { Combobox } from '../platform/ui/combobox.tsx'
import { CarrierSelect, CategoryCascader, CodeSelect, HsCodeSelect, useTelephoneCodes, useTruckTypes } from './index.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const named = (stem: string, name: string) =>
  Object.fromEntries(['', 'Chs', 'Cht', 'Eng', 'Rus'].map((language) => [stem + language, name]))
const pageOf = (Items: unknown[]) => ({ Items, Total: Items.length, PageIndex: 1, PageSize: 9999 })

/** Shows a part of a page over a server that answers one address. */
async function show(part: ReactNode, path: string, data: unknown) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const reply = { success: true, data: url.includes(path) ? data : [] }
    return new Response(JSON.stringify(reply))
  })
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  showWords('en', await loadTexts('en'))
  const draw = () => render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)
  draw()
  return { asked, draw, user: userEvent.setup(), field: screen.queryByRole('combobox') as HTMLInputElement }
}

const control = { id: 'field', onBlur: () => {}, invalid: false, describedBy: undefined, disabled: false }

function Kept({
  children,
}: {
  children: (value: string, onChange: (next: string | null | undefined) => void) => ReactNode
}) {
  const [value, setValue] = useState('')
  return (
    <>
      {children(value, (next) => setValue(next ?? ''))}
      <output>{value}</output>
    </>
  )
}
const option = (name: string | RegExp) => screen.findByRole('option', { name, hidden: true })

it('offers the codes of a list, but for those of other modes', async () => {
  const item = (Code: string, name: string, Modes: string[]) => ({
    ...named('Name', name),
    label: name,
    ClassCode: 'LOADTYPE',
    Code,
    Sort: 1,
    Modes,
    LoadTypes: [],
    IsDefault: 'F',
    Extra: {},
  })
  const codes = [item('FCL', 'Full container', ['R']), item('ULD', 'Unit load', ['A'])]
  const { user, field } = await show(
    <Kept>
      {(value, onChange) => <CodeSelect {...control} classCode="LOADTYPE" mode="R" value={value} onChange={onChange} />}
    </Kept>,
    'codelib-query',
    codes,
  )
  await user.click(field)
  await user.click(await option('Full container'))
  expect(screen.getByText('FCL')).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Unit load', hidden: true })).toBeNull()
})

it('finds a carrier and a customs code by typing', async () => {
  const carrier = { ...named('CriName', 'Air China'), label: 'Air China', CriCd: 'CA', Type: 'A', CountryCd: 'CN' }
  const first = await show(
    <Kept>{(value, onChange) => <CarrierSelect {...control} type="A" value={value} onChange={onChange} />}</Kept>,
    'carrier-query',
    [carrier],
  )
  await first.user.type(first.field, '999')
  await waitFor(() => expect(first.asked.at(-1)).toContain('key=999'))
  await first.user.click(await option(/^Air China/))
  expect(first.field.value).toBe('Air China')
  cleanup()
  const code = { ...named('Name', 'Machinery'), label: 'Machinery', Code: '84', Level: 2, Chapter: '84' }
  const second = await show(
    <Kept>{(value, onChange) => <HsCodeSelect {...control} value={value} onChange={onChange} />}</Kept>,
    'omshscode-list',
    pageOf([code]),
  )
  await second.user.type(second.field, 'machin')
  await second.user.click(await option(/^84/))
  expect(second.field.value).toBe('84')
})

it('chooses a kind of cargo on two levels', async () => {
  const kind = { Hs: [], Dangerous: 'F', Reefer: 'F', Oversize: 'F' }
  const leaf = { ...named('CategoryName', 'Garments'), label: 'Garments', Id: '0401', Pid: '04', ...kind }
  const group = { ...named('CategoryName', 'Textiles'), label: 'Textiles', Id: '04', ...kind, children: [leaf] }
  const { user, field } = await show(
    <Kept>{(value, onChange) => <CategoryCascader {...control} value={value} onChange={onChange} />}</Kept>,
    'category-list',
    pageOf([group]),
  )
  await user.click(field)
  await user.click(await screen.findByRole('button', { name: 'Garments', hidden: true }))
  expect(screen.getByText('0401')).toBeTruthy()
})

it('shows a country without a telephone code, and lets nobody choose it', async () => {
  const country = (CountryCd: string, name: string, value?: string) => ({
    ...named('CountryName', name),
    label: name,
    CountryCd,
    ...(value && { value, CountryTelCode: value, subLabel: `+${value}` }),
  })
  function Codes({ value, onChange }: { value: string; onChange: (next: string | undefined) => void }) {
    const codes = useTelephoneCodes()
    return (
      <Combobox
        value={codes.find((one) => one.value === value)}
        onChange={(one) => onChange(one?.value)}
        options={codes}
      />
    )
  }
  const { user, field } = await show(
    <Kept>{(value, onChange) => <Codes value={value} onChange={onChange} />}</Kept>,
    'country-list',
    pageOf([country('CN', 'China', '86'), country('AQ', 'Antarctica')]),
  )
  await user.click(field)
  await user.click(await option('Antarctica'))
  expect(field.value).toBe('')
  await user.click(await option(/^China/))
  expect(field.value).toBe('China')
})

it('asks for truck types once, as long as the tab lives', async () => {
  function Trucks() {
    const { data = [] } = useTruckTypes('I')
    return <p>{data.map(({ label }) => label).join()}</p>
  }
  const truck = { ...named('TypeName', 'Box truck'), label: 'Box truck', Type: 'D042', InOut: 'I', Body: 'BOX' }
  const { asked, draw } = await show(<Trucks />, 'cartype-query', [truck])
  await screen.findByText('Box truck')
  cleanup()
  draw()
  await screen.findByText('Box truck')
  expect(asked).toHaveLength(1)
})
