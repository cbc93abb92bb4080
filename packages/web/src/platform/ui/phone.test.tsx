import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhoneLink, printedPhone } from './phone.tsx'

it('writes every number one way, however it was typed', () => {
  expect(['+8613991002231', '+86 139-9100-2231', '+86 (139) 91002231'].map(printedPhone)).toEqual(
    Array(3).fill('+86 139 9100 2231'),
  )
  expect(['+494055501234', '+78121234567', '+886212345678'].map(printedPhone)).toEqual([
    '+49 40 55501234',
    '+7 812 123 45 67',
    '+886 2 1234 5678',
  ])
  expect(['029-8888 0000', 'chen@example.com', ''].map(printedPhone)).toEqual(['029-8888 0000', 'chen@example.com', ''])
})

it('calls the number that it shows', () => {
  render(<PhoneLink phone="+86 139-9100-2231" />)
  const link = screen.getByRole('link', { name: '+86 139 9100 2231' })
  expect(link.getAttribute('href')).toBe('tel:+8613991002231')
  cleanup()
  render(<PhoneLink phone="029-8888 0000" />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:02988880000')
  cleanup()
  render(<PhoneLink phone={undefined} />)
  expect(screen.queryByRole('link')).toBeNull()
})
