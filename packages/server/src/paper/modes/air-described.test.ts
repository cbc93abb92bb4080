import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { expect, it } from 'vitest'
import { entityForm } from '../../entity/entity-fixtures.ts'
import { labelsMissing } from '../../testing/described-labels.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { airJobWorld } from '../air-fixtures.ts'

it('prints on the air waybill every box that docs/papers.md says', async () => {
  const { staff, job, save } = await airJobWorld({ form: { regulatedAgentNo: 'RA-00815' } })
  await staff(entities.saveEntity, entityForm())
  const saved = await save(job, {
    masterBillNo: '999-12345675',
    screenState: 'SPX',
    uldNos: ['PMC12345CA'],
    waybillRates: 'shown',
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(
    await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }),
  )
  expect(labelsMissing('Air waybill', words)).toEqual([])
})
