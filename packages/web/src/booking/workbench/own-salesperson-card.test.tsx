import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { logIn, logOut, startSession } from '../../platform/session.ts'
import { openPart } from '../../testing/page.tsx'
import { SalespersonCard } from './own-salesperson-card.tsx'

afterEach(async () => {
  await logOut(async () => {})
})

it('draws the code by which the salesperson is reached', async () => {
  const saler = { name: 'Li Na', qrCode: 'weixin://contacts/li-na' }
  const user = { id: 's1', userId: 'u1', realName: 'Chen Mei', role: 'customer', customerState: 2, saler } as const
  await startSession({ loadUser: async () => user, onEnded: () => {}, onFailed: () => {} })
  await logIn('token')
  await openPart(<SalespersonCard />)
  const code = await screen.findByRole('img', { name: 'WeChat QR code of Li Na' })
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/)
})
