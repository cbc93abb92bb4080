import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { expect, it, onTestFinished } from 'vitest'
import { notificationWorld } from './notification-fixtures.ts'

type World = Awaited<ReturnType<typeof notificationWorld>>
type Booking = { bookingNo?: string | undefined }

/** Has the database refuse mails of one booking until `mend` is called, and note all others in the order in which they are written. */
async function refusingMailsOf({ pool }: World, bookingNo = '') {
  await pool.query(`
    create table noted_mail (no serial primary key, subject text);
    create function note_mail() returns trigger language plpgsql security definer as $$ begin
      if new.subject like '%${bookingNo}%' and to_regclass('mails_mended') is null then raise exception 'No room for mails.'; end if;
      insert into noted_mail (subject) values (new.subject);
      return new;
    end $$;
    create trigger note_mail before insert on outgoing_message for each row execute function note_mail();`)
  onTestFinished(async () => {
    await pool.query(`
      drop trigger note_mail on outgoing_message;
      drop function note_mail;
      drop table noted_mail;
      drop table if exists mails_mended;`)
  })
  return {
    mend: () => pool.query('create table mails_mended ()'),
    async told(booking: Booking): Promise<string[]> {
      const { rows } = await pool.query('select subject from noted_mail where subject like $1 order by no', [
        `%${booking.bookingNo}%`,
      ])
      return rows.map(({ subject }) => subject.replace(`委托 ${booking.bookingNo} `, ''))
    },
  }
}

it('lets nothing that happened to a booking be told before what happened first, whose mail could not be written, and holds no other booking up', async () => {
  const world = await notificationWorld()
  const { shipper, staff, jobs, clock, submit, accept } = world
  const first = await submit(shipper)
  const second = await submit(shipper, { customerReference: 'PO-2' })
  const mails = await refusingMailsOf(world, first.bookingNo)
  const accepted = [await accept(first), await accept(second)]
  await jobs.runDue()
  await mails.mend()
  for (const { id, version } of accepted) {
    const stopped = (await staff(desk.stop, { id, version, reasonCode: 'OTHER', note: 'Strike' })).body.data
    await staff(desk.resume, { id, version: stopped.version, note: 'Over' })
  }
  await jobs.runDue()
  const inOrder = ['已受理', '已暂停', '已恢复']
  expect(await mails.told(second)).toEqual(inOrder)
  // Its turn may have come again by now; until then nothing overtakes it.
  const soFar = await mails.told(first)
  expect(soFar).toEqual(inOrder.slice(0, soFar.length))
  clock.shiftMs += 1_900_000
  await jobs.runDue()
  expect(await mails.told(first)).toEqual(inOrder)
})
