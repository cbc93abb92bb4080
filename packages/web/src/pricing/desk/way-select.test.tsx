import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { enterField, openPart } from '../../testing/page.tsx'
import { WaySelect } from './way-select.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const station = (PortCd: string, name: string) => {
  const names = { PortName: name, PortNameChs: name, PortNameCht: name, PortNameEng: name, PortNameRus: name }
  const where = { CountryCd: 'CN', Routes: [], Lat: 34.4, Lon: 109.1, TimeZone: 'Asia/Shanghai' }
  const use = { Mode: 'RAIL', CommonPortl: 'T', CommonDest: 'F', PortNameChn: name }
  return { label: name, value: PortCd, subLabel: PortCd, PortCd, ...names, ...where, ...use }
}

it('shows the places of a way by their names and takes another one by its name, in order', async () => {
  const data = [station('CNHRS', 'Khorgos'), station('CNZGZ', 'Zhengzhou')]
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data })))
  const kept: unknown[] = []
  function Page() {
    const [codes, setCodes] = useState<string[] | null | undefined>(['CNZGZ'])
    const choose = (next: typeof codes) => {
      kept.push(next)
      setCodes(next)
    }
    const control = { id: 'via', value: codes, onChange: choose, onBlur: () => {}, invalid: false }
    return (
      <>
        <label htmlFor="via">Via</label>
        <WaySelect {...control} describedBy={undefined} disabled={false} />
      </>
    )
  }
  await openPart(<Page />)
  const way = await screen.findByRole('grid', { name: 'Entries' })
  await waitFor(() => expect(way.textContent).toContain('Zhengzhou'))
  const user = userEvent.setup()
  const field = await enterField(() => screen.getByRole('combobox', { name: 'Via' }))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: /Khorgos/, hidden: true }))
  expect(kept).toEqual([['CNZGZ', 'CNHRS']])
  await waitFor(() => expect(way.textContent).toMatch(/Zhengzhou.*Khorgos/))
  expect(way.textContent).not.toContain('CN')
})
