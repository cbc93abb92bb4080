import type { InstructionView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { boxNos } from '../workorder/workorder-fixtures.ts'

/** Additions of a customer to what was filled in: numbers, seals and counts, goods by container, and both people in full. */
export const wholeInstruction = ({ containers, goods, ...rest }: InstructionView['content']) => ({
  ...rest,
  containers: containers.map(({ containerType: _, containerOwner: __, ...row }, index) => ({
    ...row,
    containerNo: boxNos[index] ?? null,
    sealNos: [`SL100${index}`],
    packages: 409,
    grossWeightKg: '18272.5',
    volumeM3: '63',
  })),
  goods: boxNos.map((containerNo) => ({
    ...goods?.[0],
    containerNo,
    packages: 409,
    grossWeightKg: '18272.5',
    netWeightKg: '17000',
    volumeM3: '63',
    goodsNameEnglish: 'Washing machines',
    gngCode: '84501100',
    marks: 'N/M',
  })),
  parties: [
    party('SHP', "Xi'an Haode Appliance", 'CN'),
    { ...party('CNE', 'Nordwind Handel GmbH', 'DE'), eoriNo: 'DE814201353000', contactPhone: '+494055501234' },
  ],
})
const party = (partyType: 'SHP' | 'CNE', partyName: string, countryCd: string) => ({
  partyType,
  partyName,
  countryCd,
  partyAddress: 'Main road 1',
  cityName: 'The city',
  taxNo: countryCd === 'CN' ? '91610131MA6TXHD81X' : 'DE814201353',
})
