import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { FileDrop } from './file-drop.tsx'

it('takes the kinds of files that are asked for, and names what it refused and why', async () => {
  const taken = vi.fn()
  await openPart(<FileDrop accept=".csv,image/*" multiple maxMb={1} onFiles={taken} />)
  const list = new File(['a;b'], 'Positions.CSV')
  const photo = new File(['…'], 'seal.jpg', { type: 'image/jpeg' })
  const program = new File(['…'], 'run.exe', { type: 'application/x-msdownload' })
  const large = new File([new Uint8Array(1_100_000)], 'large.csv')
  const input = screen.getByLabelText(/Drop a file/, { selector: 'input' })
  await userEvent.setup({ applyAccept: false }).upload(input, [list, photo, program, large])
  expect(taken).toHaveBeenCalledExactlyOnceWith([list, photo])
  expect(screen.getByText('run.exe: only .csv, image/* can be taken')).toBeTruthy()
  expect(screen.getByText('large.csv: The file is larger than 1 MB')).toBeTruthy()
})
