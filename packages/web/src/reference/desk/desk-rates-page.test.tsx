import { referenceDeskEndpoints as desk } from '@landbridge/contract/reference/reference-desk-endpoints'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { pageOf } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { referenceRoutes } from '../reference-routes.tsx'

const rate = (code: string, value: string) => ({
  code,
  label: code,
  rate: value,
  yearMonth: '2031-01',
  sample: false,
  version: 1,
})

it('sets the decimal points of rates under one another', async () => {
  servePortal(answer(desk.rates, pageOf(rate('USD', '7.1'), rate('JPY', '0.0468'), rate('XAU', '30'))))
  await openPages(referenceRoutes.desk ?? [], deskPaths.rates())
  const cellOf = async (value: string) => (await screen.findByText(value)).closest('td')
  const parts = async (value: string) => Array.from((await cellOf(value))?.childNodes ?? [], (part) => part.textContent)
  expect(await parts('7.1')).toEqual(['7.1', '000'])
  expect(await parts('0.0468')).toEqual(['0.0468', ''])
  expect(await parts('30')).toEqual(['30', '.0000'])
})
