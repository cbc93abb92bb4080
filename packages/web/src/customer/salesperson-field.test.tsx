import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { enterField, openPart } from '../testing/page.tsx'
import { answer, type OutputOf, servePortal } from '../testing/portal.ts'
import { SalespersonField } from './index.ts'

type Values = { salespersonId: string; salesperson: string }
const li = { id: 'c0000000-0000-4000-8000-000000000001', realName: 'Li Na', account: 'lina' }
const petrov = { id: 'c0000000-0000-4000-8000-000000000002', realName: 'Пётр Петров', account: 'petrov' }
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

type Person = OutputOf<typeof customerEndpoints.salespeople>['items'][number]

async function show(items: Person[], of = nobody, disabled?: boolean) {
  servePortal(answer(customerEndpoints.salespeople, { items }))
  await openPart(<Served of={of} disabled={disabled} />)
  return () => JSON.parse(document.querySelector('output')?.textContent ?? '') as Values
}

it('chooses the only one there is by itself, with the name, and calls the form no changed one for it', async () => {
  const values = await show([li])
  await waitFor(() => expect(values()).toEqual({ salespersonId: li.id, salesperson: 'Li Na' }))
  expect(screen.getByLabelText('Salesperson')).toHaveProperty('value', 'Li Na')
})

it('chooses none of several, and keeps the name of who is chosen beside the id', async () => {
  const values = await show([li, petrov])
  const user = userEvent.setup()
  await user.click(await enterField(() => screen.getByRole('combobox')))
  await screen.findByRole('option', { name: /^Li Na/, hidden: true })
  expect(values()).toEqual(nobody)
  await user.click(screen.getByRole('option', { name: /^Пётр Петров/, hidden: true }))
  expect(values()).toEqual({ salespersonId: petrov.id, salesperson: 'Пётр Петров' })
  expect(screen.getByText('changed')).toBeTruthy()
})

it('names who is chosen by the name that is kept, before the salespeople are known, and never by a number', async () => {
  servePortal(answer(customerEndpoints.salespeople, new Promise<never>(() => undefined)))
  const { unmount } = await openPart(<Served of={{ salespersonId: petrov.id, salesperson: 'Пётр Петров' }} />)
  expect(screen.getByLabelText('Salesperson')).toHaveProperty('value', 'Пётр Петров')
  unmount()
  await openPart(<Served of={{ salespersonId: petrov.id, salesperson: '' }} />)
  expect(screen.getByLabelText('Salesperson')).toHaveProperty('value', '')
})

it('takes nobody’s place who is chosen already', async () => {
  const before = { salespersonId: petrov.id, salesperson: 'Пётр Петров' }
  const values = await show([li], before)
  await userEvent.setup().click(await enterField(() => screen.getByRole('combobox')))
  await screen.findByRole('option', { name: /^Li Na/, hidden: true })
  expect(values()).toEqual(before)
})
