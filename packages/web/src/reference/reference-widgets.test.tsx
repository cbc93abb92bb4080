import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { Field } from '../platform/form/field.tsx'
import type { WidgetProps } from '../platform/form/kinds.tsx'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { Combobox } from '../platform/ui/combobox.tsx'
import { enterField } from '../testing/page.tsx'
import {
  CarrierSelect,
  useCategoryField,
  useCurrencyField,
  useHsCodeField,
  useTelephoneCodes,
  useTruckModelField,
} from './index.ts'

afterEach(() => {
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
  const field = screen.queryByRole('combobox') && (await enterField(() => screen.getByRole('combobox')))
  return { asked, draw, user: userEvent.setup(), field: field as HTMLInputElement }
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

/** One field, filled in from reference data as `use` states it. */
function Looked({ use, code = '' }: { use: () => WidgetProps<{ code: string }>; code?: string }) {
  const form = useForm({ defaultValues: { code } })
  return (
    <>
      <Field form={form} name="code" label="Code" {...use()} />
      <output>{useWatch({ control: form.control, name: 'code' })}</output>
    </>
  )
}

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
  const code = { ...named('Name', 'Machinery'), label: 'Machinery', Code: '8471.30', Level: 6, Chapter: '84' }
  const second = await show(<Looked use={useHsCodeField} />, 'omshscode-list', pageOf([code]))
  await second.user.type(second.field, 'machin')
  await waitFor(() => expect(second.asked.at(-1)).toContain('filter=machin'))
  await second.user.keyboard('{ArrowDown}')
  await option(/^8471.30/)
  await second.user.keyboard('{Enter}')
  expect(second.field.value).toBe('847130')
  expect(screen.getByRole('status').textContent).toBe('847130')
})

it('chooses a kind of cargo on two levels', async () => {
  const kind = { Hs: [], Dangerous: 'F', Reefer: 'F', Oversize: 'F' }
  const leaf = { ...named('CategoryName', 'Garments'), label: 'Garments', Id: '0401', Pid: '04', ...kind }
  const group = { ...named('CategoryName', 'Textiles'), label: 'Textiles', Id: '04', ...kind, children: [leaf] }
  const { user, field, asked } = await show(<Looked use={useCategoryField} />, 'category-list', pageOf([group]))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Garments' }))
  expect(screen.getByText('0401')).toBeTruthy()
  // All of them at once, by the figures that the specification names.
  const lists = asked
    .filter((url) => url.includes('category-list'))
    .map((url) => new URL(url, 'http://portal').searchParams)
  expect(lists.map((query) => [query.get('pageIndex'), query.get('pageSize')])).toEqual([['1', '9999']])
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

for (const [inout, model] of [
  ['I', 'Box truck'],
  ['O', 'Tautliner'],
] as const)
  it(`offers the models of lorries ${inout === 'I' ? 'in China' : 'abroad'}, asked for once as long as the tab lives`, async () => {
    const truck = { ...named('TypeName', model), label: model, value: 'D042', Type: 'D042', InOut: inout, Body: 'BOX' }
    const fields = <Looked use={() => useTruckModelField(inout)} />
    const { asked, draw, user, field } = await show(fields, 'cartype-query', [truck])
    await user.click(field)
    await user.click(await option(model))
    expect(screen.getByRole('status').textContent).toBe('D042')
    expect(asked).toEqual([expect.stringContaining(`inout=${inout}`)])
    cleanup()
    draw()
    await user.click(await enterField(() => screen.getByRole('combobox')))
    await option(model)
    expect(asked).toHaveLength(1)
  })

it('offers the currencies, and before them what is none', async () => {
  const original = [{ value: 'ORIGINAL', label: 'As quoted' }]
  const dollar = { ...named('CurrName', 'US dollar'), label: 'USD', value: 'USD', subLabel: 'US dollar', CurrCd: 'USD' }
  const { user, field } = await show(
    <Looked use={() => useCurrencyField(original)} code="ORIGINAL" />,
    'currency-query',
    [{ ...dollar, Decimals: 2, Common: 'T' }],
  )
  expect(field.value).toBe('As quoted')
  await user.click(field)
  await user.click(await option(/^USD/))
  expect(screen.getByRole('status').textContent).toBe('USD')
})
