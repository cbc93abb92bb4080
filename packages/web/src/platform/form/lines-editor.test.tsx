import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { enterField, openPart } from '../../testing/page.tsx'
import type { LineColumn } from './line-column.ts'
import { LinesEditor } from './lines-editor.tsx'

type Line = { name: string; validTo: string; gate: string }
type Values = { boxes: Line[] }
const blank = (): Line => ({ name: '', validTo: '', gate: '' })

const columns: readonly LineColumn<Line>[] = [
  { name: 'name', title: 'Box' },
  { name: 'validTo', title: 'Valid to', kind: 'date' },
  { name: 'gate', title: 'Gate', kind: 'time' },
]

function Boxes({ saved }: { saved: (values: Values) => void }) {
  const form: UseFormReturn<Values> = useForm<Values>({ defaultValues: { boxes: [blank()] } })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => saved(values))}>
      <LinesEditor form={form} name="boxes" columns={columns} blank={blank} />
      <button type="submit">Save</button>
    </form>
  )
}

async function show() {
  const saved = vi.fn()
  await openPart(<Boxes saved={saved} />)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  return { saved, save, user: userEvent.setup(), cell: (name: string) => screen.getByLabelText(`${name}, Line 1`) }
}

it('keeps a typed day and time that are none in their line, and saves neither', async () => {
  const { saved, save, user, cell } = await show()
  await user.type(await enterField(() => cell('Gate')), 'noon')
  await user.tab()
  await user.type(cell('Valid to'), 'next week')
  await user.tab()
  save()
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Valid to: This is not a date'),
      expect.stringContaining('Gate: This is not a time of day'),
    ]),
  )
  expect(saved).not.toHaveBeenCalled()
  expect(cell('Valid to')).toHaveProperty('value', 'next week')
  expect(cell('Gate')).toHaveProperty('value', 'noon')
  await user.clear(cell('Valid to'))
  await user.type(cell('Valid to'), '14.2.2031')
  await user.tab()
  await user.clear(cell('Gate'))
  await user.type(cell('Gate'), '930')
  await user.tab()
  save()
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith({ boxes: [{ name: '', validTo: '2031-02-14', gate: '09:30' }] }),
  )
})

it('marks a pasted day that is none, and keeps it to be mended', async () => {
  const { saved, save, cell } = await show()
  fireEvent.paste(cell('Box'), { clipboardData: { getData: () => 'CSQU3054383\tsoon\t9:30' } })
  await waitFor(() => expect(cell('Valid to')).toHaveProperty('value', 'soon'))
  expect(cell('Valid to').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('This is not a date')
  save()
  await screen.findByRole('alert')
  expect(saved).not.toHaveBeenCalled()
})

it('leaves a figure of a line empty that was there when the form was opened', async () => {
  function Weights() {
    const form = useForm<{ lines: { weight: string }[] }>({ defaultValues: { lines: [{ weight: '22790' }] } })
    const column: LineColumn<{ weight: string }> = { name: 'weight', title: 'Weight', kind: 'number' }
    return <LinesEditor form={form} name="lines" columns={[column]} blank={() => ({ weight: '' })} />
  }
  await openPart(<Weights />)
  const user = userEvent.setup()
  const weight = screen.getByLabelText<HTMLInputElement>('Weight, Line 1')
  await user.clear(weight)
  await user.tab()
  expect(weight.value).toBe('')
})

it('offers nothing to add or to remove where lines are only read', async () => {
  function Read() {
    const form = useForm<Values>({ defaultValues: { boxes: [{ ...blank(), name: '40HQ' }] } })
    return <LinesEditor form={form} name="boxes" columns={columns} blank={blank} disabled />
  }
  await openPart(<Read />)
  expect(screen.getByLabelText('Box, Line 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /line/i })).toBeNull()
})
