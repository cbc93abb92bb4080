import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import { instructionDeskEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect } from 'vitest'
import { railForm } from '../booking/booking-fixtures.ts'
import { entityForm } from '../entity/entity-fixtures.ts'
import { system } from '../platform/caller.ts'
import { paperWords } from '../testing/paper-words.ts'
import { bookingOfJob, loadJob } from '../workorder/index.ts'
import type { JobHead } from '../workorder/job.ts'
import { bySystem } from '../workorder/workorder-fixtures.ts'
import { deedsOnBill } from './bill-fixtures.ts'
import { wholeInstruction } from './instruction-fixtures.ts'
import { jobPapers } from './paper-followers.ts'
import { seaJobWorld } from './sea-fixtures.ts'

/** The category of the goods, which bookings by sea name as those by rail do. */
const categoryId = railForm().goods?.[0]?.categoryId

/** A job by sea without a bill number, the instruction of which staff write and make final. */
export async function instructedWorld(changes: { head?: JobHead; billQty?: number; form?: Partial<BookingForm> } = {}) {
  const { head, billQty, form } = changes
  const world = await seaJobWorld({
    head: { houseBillNo: undefined, ...head },
    form: { ...form, ...(billQty && { billQty }) },
  })
  const { staff, job } = world
  const { id } = job
  // Nobody issues a bill of his own from China without a filing.
  await staff(
    entities.saveEntity,
    entityForm({ entityCode: 'LBOWN', legalNameEng: 'Landbridge', nvoccFiling: 'MOC-NV00001' }),
  )
  const seen = async () => (await staff(instruction.show, { id })).body.data
  return {
    ...world,
    seen,
    bill: deedsOnBill(world, id),
    saveHead: async (head: object) => staff(desk.save, { id, version: (await world.show(id)).version, ...head }),
    async change(changes: Partial<BookingForm>) {
      const before = await bySystem(world.db, async ({ tx }) => (await bookingOfJob(tx, await loadJob(tx, id))).form)
      await world.pool.query('update booking set form = form || $2 where id = $1', [
        world.bookingId,
        JSON.stringify(changes),
      ])
      const change = { before, after: { ...before, ...changes }, isRerouted: false }
      await bySystem(world.db, async ({ tx, now, language }) =>
        jobPapers.followAmendment(await loadJob(tx, id), change, { tx, now, language, caller: system }),
      )
      return world.show(id)
    },
    async finalise(goods: Partial<GoodsLine>[] = [], more: Partial<BookingForm> = {}) {
      const { content, version } = await seen()
      const filledInstruction = wholeInstruction(content)
      const lines = filledInstruction.goods.map((line, index) => ({ ...line, categoryId, ...goods[index] }))
      const written = { id, version, content: { ...filledInstruction, goods: lines, ...more } as never, submit: true }
      const sent = await staff(instruction.save, written)
      expect(sent.status, JSON.stringify(sent.body)).toBe(200)
      expect((await staff(instruction.final, { id, version: version + 1 })).status).toBe(200)
      return world.show(id)
    },
    async draft(language: Language = 'en') {
      const query = { keyId: id, Paper: 'draft' }
      return paperWords(
        await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': language } }),
      )
    },
  }
}
