import { referenceEndpoints as reference } from '@landbridge/contract/reference/reference-endpoints'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { Field } from '../platform/form/field.tsx'
import type { WidgetProps } from '../platform/form/kinds.tsx'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { Combobox } from '../platform/ui/combobox.tsx'
import { pageOf } from '../testing/answers.ts'
import { enterField } from '../testing/page.tsx'
import { answer, type OutputOf, servePortal } from '../testing/portal.ts'
import {
  CarrierSelect,
  useCategoryField,
  useCurrencyField,
  useHsCodeField,
  useTelephoneCodes,
  useTruckModelField,
} from './index.ts'

const named = (name: string) => ({ name, nameChs: name, nameCht: name, nameEng: name, nameRus: name })

/** Shows a part of a page over a portal that answers one call. */
async function show<Call extends Parameters<typeof answer>[0]>(part: ReactNode, call: Call, data: OutputOf<Call>) {
  const { sent } = servePortal(answer(call, data as never))
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  showWords('en', await loadTexts('en'))
  const draw = () => render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)
  draw()
  const field = screen.queryByRole('combobox') && (await enterField(() => screen.getByRole('combobox')))
  return { asked: () => sent(call), draw, user: userEvent.setup(), field: field as HTMLInputElement }
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
  const carrier = { ...named('Air China'), label: 'Air China', code: 'CA', type: 'A', countryCode: 'CN' } as const
  const first = await show(
    <Kept>{(value, onChange) => <CarrierSelect {...control} type="A" value={value} onChange={onChange} />}</Kept>,
    reference.carriers,
    [carrier],
  )
  await first.user.type(first.field, '999')
  await waitFor(() => expect(first.asked().at(-1)).toMatchObject({ key: '999' }))
  await first.user.click(await option(/^Air China/))
  expect(first.field.value).toBe('Air China')
  cleanup()
  const code = { ...named('Machinery'), label: 'Machinery', code: '8471.30', level: 6, chapter: '84' }
  const second = await show(<Looked use={useHsCodeField} />, reference.hsCodes, pageOf(code))
  await second.user.type(second.field, 'machin')
  await waitFor(() => expect(second.asked().at(-1)).toMatchObject({ filter: 'machin' }))
  await second.user.keyboard('{ArrowDown}')
  await option(/^8471.30/)
  await second.user.keyboard('{Enter}')
  expect(second.field.value).toBe('847130')
  expect(screen.getByRole('status').textContent).toBe('847130')
})

it('chooses a kind of cargo on two levels', async () => {
  const kind = { hs: [], dangerous: false, reefer: false, oversize: false }
  const leaf = { ...named('Garments'), label: 'Garments', id: '0401', parentId: '04', ...kind }
  const group = { ...named('Textiles'), label: 'Textiles', id: '04', ...kind, children: [leaf] }
  const { user, field, asked } = await show(<Looked use={useCategoryField} />, reference.categories, pageOf(group))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Garments' }))
  expect(screen.getByText('0401')).toBeTruthy()
  // All of them at once, by the figures that the specification names.
  expect(asked()).toMatchObject([{ pageIndex: 1, pageSize: 9999 }])
})

it('shows a country without a telephone code, and lets nobody choose it', async () => {
  const country = (code: string, name: string, value?: string) => ({
    ...named(name),
    label: name,
    code,
    ...(value && { value, telCode: value, subLabel: `+${value}` }),
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
    reference.telephoneCodes,
    pageOf(country('CN', 'China', '86'), country('AQ', 'Antarctica')),
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
    const truck = { ...named(model), label: model, value: 'D042', type: 'D042', inOut: inout, body: 'BOX' }
    const fields = <Looked use={() => useTruckModelField(inout)} />
    const { asked, draw, user, field } = await show(fields, reference.trucks, [truck])
    await user.click(field)
    await user.click(await option(model))
    expect(screen.getByRole('status').textContent).toBe('D042')
    expect(asked()).toEqual([{ inout }])
    cleanup()
    draw()
    await user.click(await enterField(() => screen.getByRole('combobox')))
    await option(model)
    expect(asked()).toHaveLength(1)
  })

it('offers the currencies, and before them what is none', async () => {
  const original = [{ value: 'ORIGINAL', label: 'As quoted' }]
  const dollar = { ...named('US dollar'), label: 'USD', value: 'USD', subLabel: 'US dollar', code: 'USD' }
  const { user, field } = await show(
    <Looked use={() => useCurrencyField(original)} code="ORIGINAL" />,
    reference.currencies,
    [dollar],
  )
  expect(field.value).toBe('As quoted')
  await user.click(field)
  await user.click(await option(/^USD/))
  expect(screen.getByRole('status').textContent).toBe('USD')
})
