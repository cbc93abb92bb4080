import { expect, it } from 'vitest'
import { containerColumns } from './job-containers.tsx'
import { packingColumns } from './job-packing.tsx'

const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)
const carried = { jobNo: 'JR2611-7K3QX' }

it.each([
  [
    'containers',
    containerColumns(carried, true),
    ['ConNo', 'SizeType', 'SealNo', 'Ctns', 'Weight', 'Meas', 'TareKg', 'PickConPlace', 'ReturnPlace', 'Remark'],
  ],
  [
    'packing',
    packingColumns({ containers: [] }),
    ['ConNo', 'GoodsName', 'HsCd', 'Ctns', 'PackUnit', 'Weight', 'Meas', 'Marks', 'SizeCm', 'CusOrderNo', 'Remark'],
  ],
] as const)('has every column of %s that the papers name', (_, columns, named) => {
  expect(keysOf(columns)).toEqual(expect.arrayContaining([...named]))
})

it('has a consignment note among the columns of boxes where each travels under one', () => {
  expect(keysOf(containerColumns(carried, true))).toContain('Blno')
  expect(keysOf(containerColumns({ jobNo: 'JS2611-7K3QX' }, true))).not.toContain('Blno')
})
