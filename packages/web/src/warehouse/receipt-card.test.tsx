import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { at } from '../testing/answers.ts'
import { openPart } from '../testing/page.tsx'
import { jobOf } from '../workorder/job-fixtures.ts'
import { byAir } from '../workorder/modes/air-fixtures.ts'
import { ReceiptCard } from './receipt-card.tsx'

const declared = {
  loadType: 'LCL',
  packages: 100,
  grossWeightKg: '1200',
  volumeM3: '2.5',
  declaredQty: '2.5',
  chargeableQty: '2.5',
}

it('shows what the warehouse measured beside what was declared, and says so where they differ', async () => {
  await openPart(
    <ReceiptCard
      job={{
        ...declared,
        lclState: 'warehoused',
        warehouseName: 'Xi’an warehouse 3',
        receivedAt: new Date('2031-01-15T07:00:00Z'),
        actualPieces: 98,
        actualGrossWeightKg: '1410',
        actualVolumeM3: '2.988',
        chargeableQty: '2.988',
        measureDiffers: true,
      }}
    />,
  )
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'CargoDeclaredMeasuredDifference',
    'Packages10098−2.0 %',
    'Gross weight, kg1,2001,410+17.5 %',
    'Volume, m³2.5002.988+19.5 %',
    'Revenue tons (W/M)2.5002.988+19.5 %',
  ])
  expect(screen.getByText(/differs from what was declared by more than 3%/)).toBeTruthy()
  expect(screen.getByText('In warehouse')).toBeTruthy()
  // What differs is marked in its row, and the receipt stands in the card with its figures.
  expect(screen.getByText('+17.5 %').className).toContain('late')
  expect(screen.getByText('−2.0 %').className).not.toContain('late')
  expect(screen.getByText(/Xi’an warehouse 3/).closest('section')?.textContent).toContain('Warehouse receipt')
})

it('says that cargo is awaited, and nothing of cargo in a container of its own', async () => {
  await openPart(<ReceiptCard job={{ ...declared, lclState: 'awaiting' }} />)
  expect(screen.getByText('The cargo has not been received at the warehouse yet')).toBeTruthy()
  expect(screen.queryByText('2.988')).toBeNull()
})

it('says nothing of cargo in a container of its own', async () => {
  await openPart(<ReceiptCard job={{ loadType: 'LCL', packages: 100, grossWeightKg: '1200' }} />)
  expect(screen.queryByText('Warehouse receipt')).toBeNull()
})

const received = {
  warehouseName: 'PVG warehouse 2',
  receivedAt: at('2026-11-17 15:00:00'),
  actualPieces: 12,
  actualGrossWeightKg: '290.000',
  actualVolumeM3: '2.160',
  measureDiffers: true,
  measuredPieces: [{ pieceQty: 12, lengthCm: '60', widthCm: '50', heightCm: '60' }],
}

it('shows of cargo by air the pieces as measured, and the weight that is charged', async () => {
  await openPart(<ReceiptCard job={jobOf({ ...byAir, ...received })} />)
  expect(await screen.findByText(/differs from what was declared by more than 3%/)).toBeTruthy()
  expect(screen.getByText(/12 × 60 × 50 × 60/)).toBeTruthy()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('Chargeable weight, kg290.0360.0+24.1 %')
})
