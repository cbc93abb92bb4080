import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { paperWords } from '../../testing/paper-words.ts'
import { seaJobWorld } from '../sea-fixtures.ts'

const line = { side: 'R', currency: 'EUR', unit: 'BOX', quantity: '1', recordedOn: '2031-02-01' } as const
type Line = { chargeCode: string; unitPrice: string; payer: 'SHP' | 'CNE' }

async function chargedWorld(form: object, lines: readonly Line[]) {
  const world = await seaJobWorld({ form: { customerRole: 'SHP', direction: 'E', collectBy: 'US', ...form } })
  const { staff, job, show } = world
  await world.underway(job.id)
  for (const one of lines) {
    const { version } = await show(job.id)
    const saved = await staff(desk.saveCharge, { id: job.id, version, ...line, diffReason: 'As agreed', ...one })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  const printed = async (Paper: JobPaper) =>
    paperWords(
      await staff.send({
        ...paperDeskEndpoints.paper,
        query: { keyId: job.id, Paper },
        headers: { 'accept-language': 'en' },
      }),
    )
  return { ...world, printed }
}

it('asks of the receiver what the receiver pays by the terms of the sale, be the freight prepaid, and nothing of what the shipper pays', async () => {
  const { printed } = await chargedWorld({ paymentTerm: 'PP' }, [
    { chargeCode: 'THCD', unitPrice: '220', payer: 'CNE' },
    { chargeCode: 'ISPS', unitPrice: '17', payer: 'CNE' },
    { chargeCode: 'OCEANF', unitPrice: '1900', payer: 'SHP' },
  ])
  const words = await printed('arrivalNotice')
  for (const one of ['EUR 220.00', 'EUR 17.00', 'EUR 237.00']) expect(words).toContain(one)
  expect(words).not.toContain('1,900')
})

it('asks of the receiver nothing that the shipper took over under collect freight', async () => {
  const { printed } = await chargedWorld({ paymentTerm: 'CC' }, [
    { chargeCode: 'THCD', unitPrice: '220', payer: 'SHP' },
    { chargeCode: 'OCEANF', unitPrice: '1900', payer: 'CNE' },
  ])
  const words = await printed('arrivalNotice')
  expect(words).toContain('EUR 1,900.00')
  expect(words).not.toContain('220')
})

it.each([
  ['CNE', 'EUR 220.00', '1,900'],
  ['SHP', '', '220'],
] as const)(
  'asks of a customer who is %s what it owes itself, in its own copy too, and tells nothing of the other side',
  async (customerRole, owed, others) => {
    const world = await chargedWorld(
      { paymentTerm: 'PP', customerRole, direction: customerRole === 'CNE' ? 'I' : 'E' },
      [
        { chargeCode: 'THCD', unitPrice: '220', payer: 'CNE' },
        { chargeCode: 'OCEANF', unitPrice: '1900', payer: 'SHP' },
      ],
    )
    const own = await paperWords(
      await world.shipper.send({
        ...paperEndpoints.paper,
        ...{ query: { keyId: world.job.id, Paper: 'arrivalNotice' }, headers: { 'accept-language': 'en' } },
      }),
    )
    expect(own).toContain(owed)
    expect(own).not.toContain(others)
    expect(await world.printed('arrivalNotice')).toContain('EUR 220.00')
  },
)
