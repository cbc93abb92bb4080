import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { labelsMissing } from '../../testing/described-labels.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { roadJobWorld } from '../../workorder/road-fixtures.ts'

const paint = {
  unNo: '1263',
  properShippingName: 'Paint',
  hazardClass: '3',
  packingGroup: 'II',
  tunnelCode: 'D/E',
  dgQty: '200',
  dgUnit: 'L',
  emergencyContact: 'Li Na',
  emergencyPhone: '+8613991002231',
}

it('prints on the CMR note every box that docs/papers.md says', async () => {
  const { staff, job, pool, bookingId } = await roadJobWorld()
  await pool.query('update booking set form = form || $2 where id = $1', [
    bookingId,
    JSON.stringify({ cargoKind: 'D', danger: [paint] }),
  ])
  const saved = await staff(desk.saveContainer, {
    id: job.id,
    version: job.version,
    containerId: job.containers[0]?.id,
    keepWarnings: true,
    truckPlate: '陕A·12345',
    sealNos: ['CN88120'],
    consignmentNoteNo: 'CMR-2601',
    tirNo: 'XB81234567',
    t1No: '31DE99',
    packages: 300,
    grossWeightKg: '9000',
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(
    await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }),
  )
  expect(labelsMissing('CMR note', words)).toEqual([])
})
