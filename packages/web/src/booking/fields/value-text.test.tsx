import { headFields } from '@landbridge/contract/booking/fields/form-fields'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { booking, serve } from '../booking-fixtures.ts'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import { useValueText } from './value-text.ts'

function Said({ values }: { values: Readonly<Record<string, unknown>> }) {
  const say = useValueText(booking(), 'R.FCL')
  return Object.keys(values).map((name) => <p key={name}>{say({ name, siblings: headFields, values })}</p>)
}

it.each([
  ['en', '−18.5 °C', '2,400 kg'],
  ['ru', '−18,5 °C', '2\u00a0400 кг'],
  ['zh-TW', '−18.5 °C', '2,400 公斤'],
] as const)('says figures with the unit that the reader writes (%s)', async (language, degrees, weight) => {
  serve()
  const part = (
    <BookingModeProvider value={await loadModeView('railway')}>
      <Said values={{ setTemperatureC: '-18.5', oogWeightKg: '2400' }} />
    </BookingModeProvider>
  )
  await openPart(part, language)
  expect((await screen.findByText(/°C/)).textContent).toBe(degrees)
  expect(screen.getByText(/2.400/).textContent).toBe(weight)
})
