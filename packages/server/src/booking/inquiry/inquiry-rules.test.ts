import { expect, it } from 'vitest'
import { formOfFacts } from './inquiry-rules.ts'

const lane = { originCode: 'CNSHA', destinationCode: 'DEHAM' }
const load = { goodsName: 'Washing machines', grossWeightKg: '36000', volumeM3: '126', packages: 818 }

it('fills the form of the mode with what was asked, its weight spread over the containers', () => {
  const form = formOfFacts({
    serviceModeId: 'S',
    facts: { ...lane, ...load, loadType: 'FCL', containerType: '40HQ', containerQty: 2 } as never,
  })
  expect(form).toMatchObject({
    ...lane,
    loadType: 'FCL',
    askQuote: true,
    boxes: [{ containerType: '40HQ', containerQty: 2, containerCargoKg: '18000' }],
    goods: [{ ...load, goodsNameEnglish: 'Washing machines' }],
  })
})

it('leaves out what the form of the mode does not ask', () => {
  const form = formOfFacts({
    serviceModeId: 'S',
    facts: { ...lane, ...load, loadType: 'LCL', containerType: '40HQ', containerQty: 2, truckQty: 1 } as never,
  })
  expect(Object.keys(form)).not.toContain('boxes')
  expect(Object.keys(form)).not.toContain('truckQty')
})

it('gives a name that is not in Latin letters as no English description', () => {
  const form = formOfFacts({
    serviceModeId: 'S',
    facts: { ...lane, ...load, goodsName: '洗衣机', loadType: 'LCL' } as never,
  })
  expect(form.goods?.[0]?.goodsNameEnglish).toBeUndefined()
})
