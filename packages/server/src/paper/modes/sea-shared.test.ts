import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { expect, it } from 'vitest'
import { partnerForm } from '../../entity/entity-fixtures.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { seaJobWorld } from '../sea-fixtures.ts'

/** A job of shared cargo by sea that lies in no container yet, and a depot that takes empties back in its port. */
async function sharedWorld() {
  const world = await seaJobWorld()
  const { pool, staff, job, bookingId } = world
  await pool.query(
    `update booking set load_type = 'LCL', packages = 818, gross_weight_kg = 36545, volume_m3 = 126 where id = $1`,
    [bookingId],
  )
  await pool.query('delete from work_order_part where job_id = $1', [job.id])
  await pool.query(`update work_order set load_type = 'LCL' where id = $1`, [job.id])
  await staff(
    entities.savePartner,
    partnerForm({ partnerKind: 'depot', partnerName: 'HCCR', partnerServices: ['RETURN'] }),
  )
  await world.underway(job.id)
  const printed = async (Paper: JobPaper) => {
    const query = { keyId: job.id, Paper }
    return paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }))
  }
  return { ...world, printed }
}

it('speaks to the receiver of shared cargo of no container: no free days of one, no detention and no depot for empties', async () => {
  const { printed } = await sharedWorld()
  const words = await printed('arrivalNotice')
  for (const one of ['Washing machines', '818', '36,545']) expect(words).toContain(one)
  for (const one of ['Container', 'container', 'Free days', 'Free time', 'Empty return', 'HCCR'])
    expect(words, one).not.toContain(one)
})

it('heads the count of shared cargo as a total and not as one of containers', async () => {
  const { printed } = await sharedWorld()
  const words = await printed('draft')
  expect(words).toContain('Total Total in words SAY EIGHT HUNDRED EIGHTEEN (818) PACKAGES ONLY')
  for (const one of ['Total containers', 'Container no.']) expect(words).not.toContain(one)
})

it('has packages, weight and volume of shared cargo on the delivery note, for whoever signs for it', async () => {
  const { printed, arrived, job } = await sharedWorld()
  await arrived(job.id)
  expect(await printed('delivery')).toContain('Packages 818 Gross weight, kg 36,545 Volume, m³ 126')
})
