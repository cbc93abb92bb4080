import type { ChargeView } from '@landbridge/contract/charge/charge-line'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChargeColumns } from '../../charge/index.ts'
import { openPart } from '../../testing/page.tsx'
import { useContainerColumns } from './job-containers.tsx'
import { usePackingColumns } from './job-packing.tsx'

const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key).join(' ')
const carried = { jobNo: 'JR2611-7K3QX' }

function Keys() {
  return (
    <>
      <p data-testid="containers">{keysOf(useContainerColumns(carried, true))}</p>
      <p data-testid="packing">{keysOf(usePackingColumns({ containers: [] }))}</p>
      <p data-testid="charges">{keysOf(useChargeColumns([]))}</p>
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
  [
    'charges',
    ['CostName', 'Rate', 'Quantity', 'Amount', 'ChgRate', 'TaxAmount', 'QuotedAmount', 'DunNo', 'InvoNo', 'Remark'],
  ],
])('has every column of %s that the papers name', async (part, named) => {
  await openPart(<Keys />)
  const keys = (await screen.findByTestId(part)).textContent?.split(' ')
  expect(keys).toEqual(expect.arrayContaining(named))
})

const charge = { currency: 'USD', quotedAmount: '5640.00', difference: '160.00' } as ChargeView

it('shows what was quoted beside how far a charge is off it', async () => {
  const Quoted = () =>
    useChargeColumns<ChargeView>([])
      .find(({ key }) => key === 'QuotedAmount')
      ?.render(charge)
  await openPart(<Quoted />)
  expect(await screen.findByText('+160.00 USD')).toBeTruthy()
  expect(screen.getByText('Quoted 5,640.00 USD')).toBeTruthy()
})

it('says of charges how many times which unit, in words that need no plural', async () => {
  const Counted = () => (
    <p data-testid="counted">
      {useChargeColumns<ChargeView>([])
        .find(({ key }) => key === 'Quantity')
        ?.render({ quantity: '3', unit: 'BOX', unitLabel: 'Контейнер' } as ChargeView)}
    </p>
  )
  await openPart(<Counted />, 'ru')
  expect((await screen.findByTestId('counted')).textContent).toBe('3 × Контейнер')
})
