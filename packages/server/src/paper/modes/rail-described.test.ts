import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { labelsMissing } from '../../testing/described-labels.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { boxNos, jobWorld } from '../../workorder/workorder-fixtures.ts'

const parties = [
  ...(railForm().parties ?? []),
  {
    partyType: 'CNE',
    partyName: 'Haus & Garten GmbH',
    countryCd: 'DE',
    partyAddress: 'Hafenstrasse 9',
    contactName: 'Anna Weber',
  },
  { partyType: 'NFY', partyName: 'Nordwind Spedition', countryCd: 'DE' },
] as const

it('prints on rail note, delivery note and completion sheet every box that docs/papers.md says', async () => {
  const { open, staff, show, underway, arrived, pool } = await jobWorld({
    customerReference: 'PO-88213',
    parties: [...parties],
  })
  const { id, version, containers } = await open()
  const saved = await staff(desk.saveContainer, {
    id,
    version,
    containerId: containers[0]?.id,
    containerNo: boxNos[0],
    sealNos: ['SL88210'],
    wagonNo: '1234567',
    consignmentNoteNo: '77792209',
    tareKg: '3900',
    packages: 300,
    keepWarnings: true,
  })
  const payerCodes = [{ railway: 'KTZ', payer: '8801234' }]
  await staff(desk.save, { id, version: saved.body.data.version, railBillType: 'SMGS', payerCodes })
  const printed = async (Paper: JobPaper) => {
    const query = { keyId: id, Paper }
    return paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }))
  }
  expect(labelsMissing('Rail consignment notes', await printed('draft'))).toEqual([])
  await underway(id)
  await arrived(id)
  await pool.query(`update work_order set atd = '2031-01-14T08:00:00Z', ata = '2031-01-30T08:00:00Z' where id = $1`, [
    id,
  ])
  expect(labelsMissing('Delivery note', await printed('delivery'))).toEqual([])
  await staff(desk.complete, { id, version: (await show(id)).version, note: 'All boxes collected' })
  expect(labelsMissing('Completion sheet', await printed('completion'))).toEqual([])
})
