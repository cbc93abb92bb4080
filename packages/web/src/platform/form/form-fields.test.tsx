import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { enterField, openPart } from '../../testing/page.tsx'
import { type FieldDescription, FormFields } from './form-fields.tsx'
import type { WidgetProps } from './kinds.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Values = { field: string }

function Described({ field, value }: { field: FieldDescription<Values>; value: string }) {
  const form = useForm({ defaultValues: { field: value } })
  return (
    <>
      <FormFields form={form} fields={[field]} />
      <output>{useWatch({ control: form.control, name: 'field' })}</output>
    </>
  )
}

async function show(field: WidgetProps<Values>, of = '') {
  await openPart(
    <Described field={{ name: 'field', label: 'Field', ...field } as FieldDescription<Values>} value={of} />,
  )
  return { user: userEvent.setup(), kept: () => document.querySelector('output')?.textContent }
}
const combobox = () => enterField(() => screen.getByRole('combobox', { name: 'Field' }))

/** A server with one list, in whatever an answer is; what was asked can be looked at. */
function serve(answer: (rows: unknown[]) => object, hear: (url: URL) => void = () => {}) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://portal.example')
    asked.push(url)
    hear(url)
    return new Response(JSON.stringify(answer([{ value: 'X1', label: 'Xi’an', subLabel: 'CN' }])))
  })
  return asked
}

it.each([
  ['number', { kind: 'number' }, '22790', '22,790'],
  ['text', { kind: 'input' }, 'Fragile', 'Fragile'],
] as const)('leaves a %s empty that was filled in when the form was opened', async (_, field, of, shown) => {
  const { user, kept } = await show(field as WidgetProps<Values>, of)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' })
  expect(input.value).toBe(shown)
  await user.clear(input)
  await user.tab()
  expect([input.value, kept()]).toEqual(['', ''])
  await user.click(input)
  expect(input.value).toBe('')
})

it('keeps a range of days as one text, the earlier first, and clears it', async () => {
  const { user, kept } = await show({ kind: 'dateRange' }, '2031-02-03,2031-02-05')
  const field = screen.getByLabelText('Field')
  await user.clear(field)
  await user.type(field, '2031-02-10 - 2031-02-08{Enter}')
  expect(kept()).toBe('2031-02-08,2031-02-10')
  await user.clear(field)
  await user.tab()
  expect(kept()).toBe('')
})

it('keeps several of many as one text, each once, by keyboard alone', async () => {
  const options = ['Labels', 'Pallets', 'Lashing'].map((label, index) => ({ value: `S${index}`, label }))
  const { user, kept } = await show({ kind: 'multiSelect', options }, 'S1')
  await combobox()
  expect(await screen.findByText('Pallets')).toBeTruthy()
  await user.keyboard('la{ArrowDown}{Enter}')
  expect(kept()).toMatch(/^S1,S[02]$/)
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1))
  await user.keyboard('{Escape}{Backspace}')
  expect(kept()).toMatch(/^S1,/)
  await user.keyboard('{Backspace}')
  expect(kept()).toBe('S1')
})

for (const [where, answer] of [
  ['data', (rows: unknown[]) => ({ success: true, data: rows })],
  ['data.Items', (rows: unknown[]) => ({ success: true, data: { Items: rows } })],
  ['Items', (rows: unknown[]) => ({ success: true, Items: rows })],
] as const)
  it(`finds at a configured address what is typed, in a list in ${where}, and asks after 50 ms`, async () => {
    const asked = serve(answer)
    const { user, kept } = await show({ kind: 'selectInput', options: { url: '/api/v1/agents' } })
    await user.type(await combobox(), 'xi')
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('filter')).toBe('xi'))
    await user.keyboard('{ArrowDown}')
    await user.click(await screen.findByRole('option', { name: /Xi’an/, hidden: true }))
    expect(kept()).toBe('X1')
  })

it('asks a remote select’s address once the typing has rested for a second, under the name it is told', async () => {
  let typedAt = 0
  const rested = new Map<string | null, number>()
  serve(
    (rows) => ({ success: true, data: rows }),
    (url) => {
      rested.set(url.searchParams.get('word'), performance.now() - typedAt)
    },
  )
  const { user, kept } = await show({ kind: 'remote', url: '/api/v1/agents', keyName: 'word' })
  const field = await combobox()
  field.addEventListener('input', () => {
    typedAt = performance.now()
  })
  await user.type(field, 'xi')
  await waitFor(() => expect(rested.has('xi')).toBe(true))
  // However long the typing took, a timer may be early by no more than clocks are rounded to.
  expect(rested.get('xi')).toBeGreaterThan(995)
  await user.click(await screen.findByRole('option', { name: /Xi’an/, hidden: true }))
  expect(kept()).toBe('X1')
})

it('says why a configured address gives no list', async () => {
  serve(() => ({ success: false, code: 'reference.get-list-error', message: '' }))
  const { user } = await show({ kind: 'remote', url: '/api/v1/agents' })
  await user.click(await combobox())
  expect(await screen.findByText('The list could not be loaded')).toBeTruthy()
})

it('proposes tags of a configured address', async () => {
  const asked = serve((rows) => ({ success: true, data: { Items: rows } }))
  const { user, kept } = await show({ kind: 'tagInput', load: { url: '/api/v1/seals' } }, 'SL1')
  await user.type(await combobox(), 'xi')
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('filter')).toBe('xi'))
  await user.keyboard('{ArrowDown}')
  await user.click(await screen.findByRole('option', { name: /Xi’an/, hidden: true }))
  expect(kept()).toBe('SL1,X1')
})
