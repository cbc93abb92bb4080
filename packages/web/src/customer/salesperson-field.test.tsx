import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, enterField, openPart } from '../testing/page.tsx'
import { SalespersonField } from './index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Values = { salespersonId: string; salesperson: string }
const li = { SalerId: 'c0000000-0000-4000-8000-000000000001', RealName: 'Li Na', Account: 'lina' }
const petrov = { SalerId: 'c0000000-0000-4000-8000-000000000002', RealName: 'Пётр Петров', Account: 'petrov' }
const nobody: Values = { salespersonId: '', salesperson: '' }

function Served({ of, disabled }: { of: Values; disabled?: boolean | undefined }) {
  const form = useForm({ defaultValues: of })
  return (
    <>
      <SalespersonField
        form={form}
        name="salespersonId"
        label="Salesperson"
        salerName="salesperson"
        disabled={disabled}
      />
      <output>{JSON.stringify(useWatch({ control: form.control }))}</output>
      <p>{form.formState.isDirty ? 'changed' : 'as it was'}</p>
    </>
  )
}

async function show(people: readonly object[], of = nobody, disabled?: boolean) {
  answers({ success: true, data: { Items: people } })
  await openPart(<Served of={of} disabled={disabled} />)
  return () => JSON.parse(document.querySelector('output')?.textContent ?? '') as Values
}

it('chooses the only one there is by itself, with the name, and calls the form no changed one for it', async () => {
  const values = await show([li])
  await waitFor(() => expect(values()).toEqual({ salespersonId: li.SalerId, salesperson: 'Li Na' }))
  expect(screen.getByLabelText('Salesperson')).toHaveProperty('value', 'Li Na')
})

it('chooses none of several, and keeps the name of who is chosen beside the id', async () => {
  const values = await show([li, petrov])
  const user = userEvent.setup()
  await user.click(await enterField(() => screen.getByRole('combobox')))
  await screen.findByRole('option', { name: /^Li Na/, hidden: true })
  expect(values()).toEqual(nobody)
  await user.click(screen.getByRole('option', { name: /^Пётр Петров/, hidden: true }))
  expect(values()).toEqual({ salespersonId: petrov.SalerId, salesperson: 'Пётр Петров' })
  expect(screen.getByText('changed')).toBeTruthy()
})

it('names who is chosen by the name that is kept, before the salespeople are known, and never by a number', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { unmount } = await openPart(<Served of={{ salespersonId: petrov.SalerId, salesperson: 'Пётр Петров' }} />)
  expect(screen.getByLabelText('Salesperson')).toHaveProperty('value', 'Пётр Петров')
  unmount()
  await openPart(<Served of={{ salespersonId: petrov.SalerId, salesperson: '' }} />)
  expect(screen.getByLabelText('Salesperson')).toHaveProperty('value', '')
})

it('takes nobody’s place who is chosen already', async () => {
  const before = { salespersonId: petrov.SalerId, salesperson: 'Пётр Петров' }
  const values = await show([li], before)
  await userEvent.setup().click(await enterField(() => screen.getByRole('combobox')))
  await screen.findByRole('option', { name: /^Li Na/, hidden: true })
  expect(values()).toEqual(before)
})
