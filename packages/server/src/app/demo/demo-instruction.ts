import type { Party } from '@landbridge/contract/booking/fields/parties'
import { instructionDeskEndpoints } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import type { DemoPerson } from './demo-portal.ts'

/** The particulars on papers of somebody whom the demo business knows by name alone. */
const addresses: Readonly<Record<string, Party>> = {
  CN: {
    partyAddress: 'Gangwu Avenue 99',
    cityName: "Xi'an",
    partyNameLocal: '西安进出口有限公司',
    taxNo: '91610131MA6TXHD81X',
  },
  DE: { partyAddress: 'Hafenstrasse 12', cityName: 'Duisburg', taxNo: 'DE814201353' },
  PL: { partyAddress: 'ul. Kolejowa 4', cityName: 'Malaszewicze', taxNo: 'PL5260250274' },
}
const elsewhere: Party = {
  partyAddress: 'ul. Vokzalnaya 7',
  cityName: 'Central station',
  partyNameLocal: 'ООО «Торговый дом»',
  taxNo: '6671123450',
}

/** The clerk fills the shipping instruction of a job in from what was stuffed, sends it for its customer and makes it final. */
export async function fileInstruction(desk: DemoPerson, jobId: string): Promise<void> {
  const { version, content } = await desk(instructionDeskEndpoints.show, { id: jobId })
  const [goods = {}] = content.goods ?? []
  const boxes = content.containers
  // What goes in no container is said by the goods themselves.
  const loads = boxes.length > 0 ? boxes : (content.goods ?? [])
  const lines = loads.map(({ containerNo, packages, grossWeightKg, volumeM3 }) => ({
    ...goods,
    containerNo,
    packages,
    grossWeightKg,
    volumeM3,
    netWeightKg: (Number(grossWeightKg) * 0.95).toFixed(3),
    gngCode: `${goods.hsCode?.slice(0, 6)}00`,
    marks: 'N/M',
  }))
  const parties = (content.parties ?? []).map((party) => ({
    ...(addresses[party.countryCd ?? ''] ?? elsewhere),
    contactPhone: '+8613991002231',
    ...(party.partyType === 'CNE' && party.countryCd !== 'CN' && { eoriNo: 'DE814201353000' }),
    ...party,
  }))
  const sent = await desk(instructionDeskEndpoints.save, {
    id: jobId,
    version,
    content: {
      ...content,
      containers: boxes.map(({ containerType: _, containerOwner: __, ...row }) => row),
      goods: lines,
      parties,
      destinationStation: content.destinationStation ?? 'Central station 200002',
      consigneeRailCode: content.consigneeRailCode ?? '4520',
    },
    submit: true,
  })
  await desk(instructionDeskEndpoints.final, { id: jobId, version: sent.version })
}
