import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { PriceGrid } from './desk/price-grid.tsx'
import type { TariffFormProps } from './desk/tariff-values.ts'
import { LabelledFigure } from './price/labelled.tsx'

type Form = TariffFormProps['form']

function Grid() {
  const form = useForm({ defaultValues: { weightLimits: [] } }) as unknown as Form
  return (
    <>
      <PriceGrid form={form} owners={['C', 'S']} />
      <output>{JSON.stringify(useWatch({ control: form.control }))}</output>
    </>
  )
}

function Volume() {
  const [value, setValue] = useState('')
  return (
    <>
      <LabelledFigure label="Volume" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const kept = () => screen.getByText((_, one) => one?.tagName === 'OUTPUT').textContent ?? ''

it('reads what an offer is priced with as the reader writes figures', async () => {
  const user = userEvent.setup()
  for (const [language, typed, figure] of [
    ['ru', '18,640', '18.640'],
    ['en', '18,640', '18640'],
    ['zh-CN', '１２．５', '12.5'],
  ] as const) {
    await openPart(<Volume />, language)
    await user.type(screen.getByLabelText('Volume'), typed)
    expect(kept()).toBe(figure)
    cleanup()
  }
  await openPart(<Volume />, 'ru')
  await user.type(screen.getByLabelText('Volume'), '1.500')
  expect(kept()).toBe('? 1500 / 1.500')
})

it('reads prices and limits of a tariff so too, and keeps what is no figure to be refused', async () => {
  const user = userEvent.setup()
  await openPart(<Grid />, 'ru')
  const [price] = screen.getAllByRole('textbox')
  await user.type(price as HTMLElement, '2 350,5')
  await user.type(screen.getByLabelText(/20GP$/, { selector: 'input[id^=limit]' }), '21 500')
  await user.type(screen.getByLabelText(/40HQ$/, { selector: 'input[id^=limit]' }), 'много')
  const values = JSON.parse(kept())
  expect(Object.values(values)).toContain('2350.5')
  expect(values.weightLimits).toEqual([
    { containerType: '20GP', weightLimitKg: 21500 },
    { containerType: '40HQ', weightLimitKg: 'много' },
  ])
})
