import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPart } from '../../testing/page.tsx'
import { servePortal } from '../../testing/portal.ts'
import { ChargeFields, type ChargeValues, chargeValues } from './charge-fields.tsx'

const bearer = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', version: 1 }

function Entered() {
  const form = useForm<ChargeValues>({ defaultValues: chargeValues(bearer, undefined, 'R') })
  return <ChargeFields form={form} mode="R" quoted={[]} />
}

it('works the amount out as a decimal, rounded as the currency counts', async () => {
  servePortal(emptyLists)
  await openPart(<Entered />)
  await userEvent.type(await screen.findByLabelText('Unit price'), '1.005')
  expect(screen.getByText('$1.01')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Unit price'))
  await userEvent.type(screen.getByLabelText('Unit price'), '12345678901234567.89')
  expect(screen.getByText('$12,345,678,901,234,567.89')).toBeTruthy()
})
