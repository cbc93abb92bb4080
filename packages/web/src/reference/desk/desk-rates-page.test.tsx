import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPages } from '../../testing/page.tsx'
import { referenceRoutes } from '../reference-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const rate = (code: string, value: string) => ({
  CurrCd: code,
  label: code,
  Rate: value,
  YearMonth: '2031-01',
  Sample: 'F',
  version: 1,
})

it('sets the decimal points of rates under one another', async () => {
  const data = {
    Items: [rate('USD', '7.1'), rate('JPY', '0.0468'), rate('XAU', '30')],
    Total: 3,
    PageIndex: 1,
    PageSize: 20,
  }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data })))
  await openPages(referenceRoutes.desk ?? [], deskPaths.rates())
  const cellOf = async (value: string) => (await screen.findByText(value)).closest('td')
  const parts = async (value: string) => Array.from((await cellOf(value))?.childNodes ?? [], (part) => part.textContent)
  expect(await parts('7.1')).toEqual(['7.1', '000'])
  expect(await parts('0.0468')).toEqual(['0.0468', ''])
  expect(await parts('30')).toEqual(['30', '.0000'])
})
