import { mkdirSync, writeFileSync } from 'node:fs'
import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { it } from 'vitest'
import { instructedWorld } from './sea-bill-fixtures.ts'

mkdirSync('/tmp/w6/pdf', { recursive: true })
it('draws', async () => {
  const w = await instructedWorld({
    form: {
      serviceTerm: 'CY-CY',
      freightPayableAt: 'SHANGHAI',
      billClauses: 'CLEAN ON BOARD\nL/C NO. LC0815',
      underLetterOfCredit: true,
      lcNumber: 'LC0815',
      lcLatestShipment: '2031-02-15',
      lcExpiryDate: '2031-03-15',
    },
  })
  await w.finalise()
  await w.underway(w.job.id)
  for (const lang of ['en', 'zh-CN', 'zh-TW', 'ru'] as const)
    for (const Paper of ['draft', 'arrivalNotice', 'delivery']) {
      const r = await w.staff.send({
        ...paperDeskEndpoints.paper,
        query: { keyId: w.job.id, Paper },
        headers: { 'accept-language': lang },
      })
      writeFileSync(`/tmp/w6/pdf/sea-${Paper}-${lang}.pdf`, r.rawPayload)
    }
  for (const lang of ['en', 'zh-CN', 'zh-TW', 'ru'] as const) {
    const r = await w.staff.send({
      method: 'GET',
      path: bookingDeskEndpoints.confirmation.path,
      query: { keyId: w.bookingId },
      headers: { 'accept-language': lang },
    })
    writeFileSync(`/tmp/w6/pdf/confirm-${lang}.pdf`, r.rawPayload)
  }
}, 60000)
