import { expect, it } from 'vitest'
import { inquiryStart } from './inquiry-start.ts'

const start = (mode: Parameters<typeof inquiryStart>[0], query: string) =>
  inquiryStart(mode, new URLSearchParams(query))

it('begins with the sums of the pieces and the term of sale that the prices were looked at with', () => {
  const query =
    'originCode=PVG&destinationCode=FRA&wantedDate=2031-02-01&incoterm=FCA&pieces=2*120x80x100@150,1*60x40x40@20'
  expect(start('air', query)).toMatchObject({
    serviceModeId: 'A',
    originCode: 'PVG',
    destinationCode: 'FRA',
    readyDate: '2031-02-01',
    incoterm: 'FCA',
    grossWeightKg: '320.000',
    volumeM3: '2.016',
    packages: 3,
    containerType: null,
    truckQty: null,
  })
})

it('begins with the boxes or trucks that a price was asked for, and one truck where none was named', () => {
  expect(start('railway', 'boxes=2*40HQ')).toMatchObject({ loadType: 'FCL', containerType: '40HQ', containerQty: 2 })
  expect(start('sea', 'loadType=LCL')).toMatchObject({ loadType: 'LCL', containerType: null })
  expect(start('truck', 'loadType=FTL&trucks=3*F092')).toMatchObject({ loadType: 'FTL', truckQty: 3 })
  expect(start('truck', 'loadType=FTL')).toMatchObject({ truckQty: 1 })
})
