import type { InstructionContent } from '@landbridge/contract/paper/instruction/instruction-content'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPackingLine } from '../../packing/packing-fixtures.ts'
import { aContainer, aJob } from '../../workorder/job-fixtures.ts'
import { finalised } from './instruction-final-rules.ts'

type Standing = Parameters<typeof finalised>[0]
const one = aContainer({ id: 'a' })
const two = aContainer({ id: 'b', seq: 2 })
const csqu = 'CSQU3054383'
const cbhu = 'CBHU3202732'
const final = (content: InstructionContent, more: Partial<Standing> = {}) =>
  finalised({
    job: aJob(),
    form: {},
    containers: [one, two],
    packing: [],
    types: new Map([['40HQ', { tareKg: 3_900 }]]),
    content,
    ...more,
  })
const changesOf = ({ boxes }: ReturnType<typeof final>) => boxes.map(({ before, changes }) => [before.id, changes])

describe('a final instruction', () => {
  it('writes onto a box what nobody knew of it, and leaves what it says itself already', () => {
    const content = { containers: [{ containerId: 'a', containerNo: csqu, sealNos: ['S1'], tareKg: '3900' }] }
    expect(changesOf(final(content))).toEqual([['a', { containerNo: csqu, sealNos: ['S1'], tareKg: '3900' }]])
    const known = [{ ...one, containerNo: csqu, sealNos: ['S1'], tareKg: '3900.000' }]
    expect(final(content, { containers: known })).toEqual({ boxes: [], packing: [], differences: [] })
  })

  it('takes the place of what only the booking said, and stands back behind what staff have entered', () => {
    const content = { containers: [{ containerId: 'a', containerNo: csqu, grossWeightKg: '18000', tareKg: '3850' }] }
    const stood = { ...one, containerNo: cbhu, grossWeightKg: '17000.000', tareKg: '3900' }
    const form = { boxes: [{ containerType: '40HQ', containerCargoKg: '17000', shipperContainerNos: [cbhu] }] }
    expect(changesOf(final(content, { containers: [stood], form }))).toEqual([
      ['a', { containerNo: csqu, grossWeightKg: '18000', tareKg: '3850' }],
    ])
    const { boxes, differences } = final(content, { containers: [stood] })
    expect(boxes.map(({ changes }) => changes)).toEqual([{ tareKg: '3850' }])
    expect(differences).toEqual([
      { path: 'containers.0.containerNo', ofInstruction: csqu, ofJob: cbhu },
      { path: 'containers.0.grossWeightKg', ofInstruction: '18000', ofJob: '17000.000' },
    ])
  })

  it('gives no number to two boxes: both are left without it, and it is said', () => {
    const containers = ['a', 'b'].map((containerId) => ({ containerId, containerNo: csqu }))
    const { boxes, differences } = final({ containers })
    expect(boxes).toEqual([])
    expect(differences.map(({ path }) => path)).toEqual(['containers.0.containerNo', 'containers.1.containerNo'])
    expect(
      changesOf(final({ containers: containers.slice(0, 1) }, { containers: [one, { ...two, containerNo: csqu }] })),
    ).toEqual([['a', { containerNo: csqu }]])
  })

  it('says nothing of a box that has gone from its job', () => {
    expect(final({ containers: [{ containerId: 'gone', containerNo: csqu }] }).boxes).toEqual([])
  })
})

describe('the packing list', () => {
  const goods = (containerNo: string | undefined, packages: number, grossWeightKg: string) => ({
    goodsName: 'Tea',
    containerNo,
    packages,
    grossWeightKg,
    volumeM3: '1.5',
  })
  const containers = [
    { containerId: 'a', containerNo: csqu },
    { containerId: 'b', containerNo: cbhu },
  ]

  it('is made of its goods, each in its box, and the boxes have the sums of what lies in them', () => {
    const line = fc.record({
      containerNo: fc.constantFrom(csqu, cbhu),
      packages: fc.integer({ min: 1, max: 999 }),
      grams: fc.integer({ min: 1, max: 9_999_999 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const content = {
          containers,
          goods: lines.map(({ containerNo, packages, grams }) =>
            goods(containerNo, packages, (grams / 1_000).toFixed(3)),
          ),
        }
        const { packing, boxes } = final(content)
        expect(packing.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i + 1))
        for (const { before, changes } of boxes) {
          const own = lines.filter(({ containerNo }) => containerNo === (before.id === 'a' ? csqu : cbhu))
          const grams = own.reduce((sum, each) => sum + each.grams, 0)
          expect(changes.packages ?? 0).toBe(own.reduce((sum, { packages }) => sum + packages, 0))
          expect(changes.grossWeightKg ?? '0.000').toBe((grams / 1_000).toFixed(3))
        }
      }),
    )
  })

  it('takes goods that name no box into the only one, and into none of several', () => {
    const loose = [goods(undefined, 10, '100')]
    const [alone] = containers
    expect(final({ containers: alone ? [alone] : [], goods: loose }).packing).toMatchObject([{ containerNo: csqu }])
    expect(final({ containers, goods: loose }).packing).toEqual([])
  })

  it('stands where staff have entered one; where it adds up to something else, that is said', () => {
    const packing = [aPackingLine({ packages: 10, grossWeightKg: '100.000' })]
    const same = final({ containers, goods: [goods(csqu, 4, '40'), goods(csqu, 6, '60')] }, { packing })
    expect([same.packing, same.differences]).toEqual([[], []])
    expect(final({ containers, goods: [goods(csqu, 9, '100')] }, { packing }).differences).toEqual([
      { path: 'goods', ofInstruction: '9 / 100 kg', ofJob: '10 / 100 kg' },
    ])
    expect(final({ containers }, { packing }).differences).toEqual([])
  })
})
