import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { placeOf } from '../../testing/answers.ts'
import { enterField, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { WaySelect } from './way-select.tsx'

it('shows the places of a way by their names and takes another one by its name, in order', async () => {
  const stations = [placeOf('CNHRS', 'Khorgos'), placeOf('CNZGZ', 'Zhengzhou')]
  servePortal(answer(referenceEndpoints.railPorts, stations))
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
