import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { TicksField } from './list-fields.tsx'
import { StatedInput } from './stated-input.tsx'

type Charge = { quantity: number | null; remark: string; payer: string; billed: boolean }

function ChargeForm({ onSend }: { onSend: (charge: Charge) => void }) {
  const form = useForm<Charge>({ defaultValues: { quantity: null, remark: '', payer: 'CUS', billed: false } })
  const whole = { isWhole: true }
  const payers = [
    { value: 'CUS', label: 'Customer' },
    { value: 'US', label: 'We' },
  ]
  return (
    <form onSubmit={form.handleSubmit(onSend)}>
      <StatedInput
        frame={{ form, name: 'quantity', label: 'Weight' }}
        spec={{ kind: 'number' }}
        limits={whole}
        unit="kg"
      />
      <StatedInput
        frame={{ form, name: 'remark', label: 'Remark' }}
        spec={{ kind: 'text' }}
        limits={{ maxLength: 5, isWhole: false }}
      />
      <StatedInput
        frame={{ form, name: 'payer', label: 'Payer' }}
        spec={{ kind: 'radio' }}
        limits={whole}
        choices={payers}
      />
      <StatedInput frame={{ form, name: 'billed', label: 'Billed' }} spec={{ kind: 'checkbox' }} limits={whole} />
      <button type="submit">Send</button>
    </form>
  )
}

it('fills in the fields of any record by the kinds that its catalogue states', async () => {
  const sent: Charge[] = []
  await openPart(<ChargeForm onSend={(charge) => sent.push(charge)} />)
  expect(screen.getByText('kg')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Weight'), '1200')
  await userEvent.type(screen.getByLabelText('Remark'), 'by hand')
  await userEvent.click(screen.getByRole('radio', { name: 'We' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Billed' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([{ quantity: 1200, remark: 'by ha', payer: 'US', billed: true }])
})

function Services() {
  const form = useForm<{ services: string[] }>({ defaultValues: { services: ['S7'] } })
  const options = Array.from({ length: 8 }, (_, index) => ({ value: `S${index}`, label: `Service ${index}` }))
  return (
    <TicksField
      form={form}
      name={'services'}
      label={'Services'}
      options={options}
      elsewhere={['S0']}
      moreWords={(isAll) => (isAll ? 'Fewer' : 'More')}
    />
  )
}

it('offers the first ticks of a long list and the chosen one, the rest on demand, and none that another field offers', async () => {
  await openPart(<Services />)
  const names = () => screen.getAllByRole('checkbox').map((tick) => tick.closest('label')?.textContent)
  expect(names()).toEqual(['Service 1', 'Service 2', 'Service 3', 'Service 4', 'Service 5', 'Service 7'])
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(names()).toHaveLength(7)
  expect(names()).not.toContain('Service 0')
})
