import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doorsCorrected, sharedBoxReplaced } from './instruction-box-rules.ts'

const door = (id: string, containerNo: string | null, before?: string | null, sealNos: string[] = []) => ({
  id,
  containerNo,
  sealNos,
  ...(before !== undefined && { before }),
})
const written: SentInstruction = {
  containers: [
    { containerId: 'a', containerNo: 'CSQU3054383', sealNos: ['S1'], packages: 5 },
    { containerId: 'b', containerNo: 'CBHU3202732', sealNos: [], packages: 7 },
  ],
  goods: [
    { goodsName: 'Tea', containerNo: 'CSQU3054383' },
    { goodsName: 'Silk', containerNo: 'CBHU3202732' },
    { goodsName: 'Loose' },
  ],
}
const placesOf = ({ goods }: Pick<SentInstruction, 'goods'>) => goods?.map(({ containerNo }) => containerNo)

describe('an instruction whose boxes were corrected', () => {
  it('says each by its own number and seals, keeps what it says of it otherwise, and the goods go with it', () => {
    const corrected = doorsCorrected(written, [door('a', 'OOLU1234560', 'CSQU3054383', ['S2'])])
    expect(corrected.containers[0]).toEqual({ ...written.containers[0], containerNo: 'OOLU1234560', sealNos: ['S2'] })
    expect(corrected.containers[1]).toEqual(written.containers[1])
    expect(placesOf(corrected)).toEqual(['OOLU1234560', 'CBHU3202732', undefined])
  })

  it('leaves the goods where they lie when two boxes change their numbers', () => {
    const corrected = doorsCorrected(written, [
      door('a', 'CBHU3202732', 'CSQU3054383'),
      door('b', 'CSQU3054383', 'CBHU3202732'),
    ])
    expect(placesOf(corrected)).toEqual(['CBHU3202732', 'CSQU3054383', undefined])
    expect(corrected.containers.map(({ containerId }) => containerId)).toEqual(['a', 'b'])
  })

  it('takes in a box of which it said nothing yet', () => {
    const corrected = doorsCorrected(written, [door('c', 'OOLU1234560', null, ['S9'])])
    expect(corrected.containers).toHaveLength(3)
    expect(corrected.containers[2]).toEqual({ containerId: 'c', containerNo: 'OOLU1234560', sealNos: ['S9'] })
    expect(placesOf(corrected)).toEqual(placesOf(written))
  })

  it('is as it was, where nothing was corrected, and after the same correction a second time', () => {
    const numbers = fc.constantFrom('OOLU1234560', 'TGHU7654321', null)
    fc.assert(
      fc.property(numbers, fc.uniqueArray(fc.constantFrom('S1', 'S2')), (no, seals) => {
        expect(doorsCorrected(written, [])).toEqual(written)
        const doors = [door('a', no, 'CSQU3054383', seals)]
        const once = doorsCorrected(written, doors)
        expect(doorsCorrected(once, doors)).toEqual(once)
      }),
    )
  })
})

describe('an instruction whose cargo was stuffed anew', () => {
  const [row] = written.containers
  const shared: SentInstruction = {
    ...(row && { containers: [row] }),
    goods: [{ goodsName: 'Tea', containerNo: 'CSQU3054383' }, { goodsName: 'Loose' }],
  } as SentInstruction

  it('says of the new container what it said of the one before, and the goods go along', () => {
    const replaced = sharedBoxReplaced(shared, door('n', 'OOLU1234560', undefined, ['S9']))
    expect(replaced.containers).toEqual([{ ...row, containerId: 'n', containerNo: 'OOLU1234560', sealNos: ['S9'] }])
    expect(placesOf(replaced)).toEqual(['OOLU1234560', undefined])
  })

  it('begins to say nothing of a container where it said nothing before', () => {
    const silent: SentInstruction = { containers: [], goods: [{ goodsName: 'Tea' }] }
    expect(sharedBoxReplaced(silent, door('n', 'OOLU1234560'))).toEqual(silent)
  })
})
