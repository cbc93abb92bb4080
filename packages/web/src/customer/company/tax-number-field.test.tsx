import type { CompanyForm } from '@landbridge/contract/customer/company'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { blankCompany } from './company-fields.tsx'
import { TaxNumberField } from './tax-number-field.tsx'

function Told({ of }: { of: Partial<CompanyForm> }) {
  const form = useForm({ defaultValues: { ...blankCompany, ...of } })
  return <TaxNumberField form={form} need disabled={false} />
}

const described = (description: string | RegExp) => screen.findByRole('textbox', { description })

it('says how a country writes its tax numbers, and what does not fit once one was typed', async () => {
  await openPart(<Told of={{ countryCode: 'CN' }} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Tax number')
  expect(await described('Unified social credit code: 18 characters')).toBe(field)
  await user.type(field, '123')
  expect(screen.queryByRole('status')).toBeNull()
  await user.tab()
  expect(await screen.findByText(/^This is not a valid tax number in that country/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '91610131MA6TXHD81Y')
  expect(await screen.findByText(/^The check digit does not match/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '91610131MA6TXHD81X')
  expect(await described('Unified social credit code: 18 characters')).toBe(field)
})

it('says of a number on file at once that it does not fit, and nothing of a country without a known rule', async () => {
  const { unmount } = await openPart(<Told of={{ countryCode: 'KZ', taxNo: '123' }} />)
  expect(await described(/^BIN: 12 digits\s*This is not a valid tax number/)).toBeTruthy()
  unmount()
  await openPart(<Told of={{ countryCode: 'US', taxNo: '123' }} />)
  expect(screen.getByLabelText('Tax number').getAttribute('aria-describedby')).toBeNull()
})
