import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { entityForm, partnerForm } from '../../entity/entity-fixtures.ts'
import { labelsMissing } from '../../testing/described-labels.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { boxNos } from '../../workorder/workorder-fixtures.ts'
import { seaJobWorld } from '../sea-fixtures.ts'

const parties = [
  { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' },
  { partyType: 'CNE', partyName: 'Haus & Garten GmbH', countryCd: 'DE' },
  { partyType: 'NFY', partyName: 'Nordwind Spedition', countryCd: 'DE' },
  { partyType: 'NF2', partyName: 'Elbe Bank AG', countryCd: 'DE' },
] as const

it('prints on bill and arrival notice every box that docs/papers.md says', async () => {
  const { staff, job, show, underway, arrived, pool } = await seaJobWorld({
    form: { billQty: 2, paymentTerm: 'CC', freightPayableAt: 'Hamburg', parties: [...parties] },
    head: {
      secondVessel: 'MSC GULSUN',
      secondVoyage: '131W',
      transhipPortCode: 'SGSIN',
      dischargeTerminal: 'Tollerort',
      deliveryOrderNo: 'DO-771',
      arrivalNoticeNo: 'AN-12',
    },
  })
  await staff(entities.saveEntity, entityForm())
  await staff(entities.savePartner, partnerForm())
  await staff(
    entities.savePartner,
    partnerForm({ partnerKind: 'depot', partnerName: 'HCCR', partnerServices: ['RETURN'] }),
  )
  const box = { containerId: job.containers[0]?.id, containerNo: boxNos[0], sealNos: ['SL88210'], keepWarnings: false }
  await staff(desk.saveContainer, { id: job.id, version: job.version, ...box })
  await underway(job.id)
  await arrived(job.id)
  await pool.query(`update work_order set ata = '2031-03-01T08:00:00Z' where id = $1`, [job.id])
  const charge = {
    side: 'R',
    chargeCode: 'THCD',
    currency: 'EUR',
    unitPrice: '220',
    unit: 'BOX',
    quantity: '2',
  } as const
  const { version } = await show(job.id)
  const more = { recordedOn: '2031-02-01', diffReason: 'collect', payer: 'CNE' } as const
  const charged = await staff(desk.saveCharge, { id: job.id, version, ...charge, ...more })
  expect(charged.status).toBe(200)
  const printed = async (Paper: JobPaper) => {
    const query = { keyId: job.id, Paper }
    return paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }))
  }
  expect(labelsMissing('House bill of lading and sea waybill', await printed('draft'))).toEqual([])
  expect(labelsMissing('Arrival notice', await printed('arrivalNotice'))).toEqual([])
})
