import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { containerColumns } from './job-containers.tsx'
import { packingColumns } from './job-packing.tsx'

const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key).join(' ')
const carried = { jobNo: 'JR2611-7K3QX' }

function Keys() {
  return (
    <>
      <p data-testid="containers">{keysOf(containerColumns(carried, true))}</p>
      <p data-testid="packing">{keysOf(packingColumns({ containers: [] }))}</p>
    </>
  )
}

it.each([
  [
    'containers',
    ['ConNo', 'SizeType', 'SealNo', 'Ctns', 'Weight', 'Meas', 'TareKg', 'PickConPlace', 'ReturnPlace', 'Remark'],
  ],
  [
    'packing',
    ['ConNo', 'GoodsName', 'HsCd', 'Ctns', 'PackUnit', 'Weight', 'Meas', 'Marks', 'SizeCm', 'CusOrderNo', 'Remark'],
  ],
])('has every column of %s that the papers name', async (part, named) => {
  await openPart(<Keys />)
  const keys = (await screen.findByTestId(part)).textContent?.split(' ')
  expect(keys).toEqual(expect.arrayContaining(named))
})
