import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openPart } from '../../testing/page.tsx'
import { FormFields } from './form-fields.tsx'
import { useContractForm } from './use-contract-form.ts'

type Values = { days: number | null; note: string }

it('leaves an emptied figure out where the call knows no empty value, and shows it empty on', async () => {
  const taken = vi.fn()
  const schema = z.object({ days: z.int().optional(), note: z.string().min(1, 'shared.needed') })
  function Form() {
    const form = useContractForm<Values>(schema, { days: 12, note: '' }, undefined)
    return (
      <form noValidate onSubmit={form.handleSubmit((values) => taken(values))}>
        <FormFields
          form={form}
          fields={[
            { name: 'days', label: 'Days', kind: 'number', integer: true },
            { name: 'note', label: 'Note', kind: 'input' },
          ]}
        />
        <button type="submit">Save</button>
      </form>
    )
  }
  await openPart(<Form />)
  const user = userEvent.setup()
  const days = screen.getByRole<HTMLInputElement>('textbox', { name: 'Days' })
  await user.clear(days)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect([days.value, taken.mock.calls]).toEqual(['', []])

  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Fragile')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(taken).toHaveBeenCalledWith({ days: undefined, note: 'Fragile' }))
  await user.click(days)
  expect(days.value).toBe('')
})
