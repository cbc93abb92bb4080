import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import { entityEndpoints } from '@landbridge/contract/entity/entity-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { entityForm } from './entity-fixtures.ts'

const { ownCompany } = entityEndpoints

it('tells everybody who runs the portal, and nothing of its licences or rules', async () => {
  const { guest, staff } = await newWorld()
  expect((await staff(desk.saveEntity, entityForm())).status).toBe(200)
  const shown = {
    legalName: 'Landbridge International Logistics (Shanghai) Co., Ltd.',
    companyAddress: 'Room 1801, 188 Yangshupu Road, Shanghai 200082, China',
    entityPhone: '+86 21 6500 1234',
    entityEmail: 'docs@landbridge.example',
  }
  for (const anybody of [guest, staff]) {
    const reply = await anybody(ownCompany, {}, { 'accept-language': 'en' })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(reply.body.data).toEqual(shown)
  }
  expect((await guest(ownCompany, {}, { 'accept-language': 'zh-CN' })).body.data).toMatchObject({
    legalName: '陆桥国际物流（上海）有限公司',
    companyAddress: '上海市杨浦区杨树浦路188号1801室',
  })
})

it('goes by the name of the portal while no company of ours is described', async () => {
  const { guest } = await newWorld()
  const { body } = await guest(ownCompany, {})
  expect(body.data.legalName).not.toBe('')
  expect(body.data.companyAddress).toBeUndefined()
})
