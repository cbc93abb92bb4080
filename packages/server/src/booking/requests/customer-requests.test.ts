import { expect, it } from 'vitest'
import { bookingWorld } from '../booking-fixtures.ts'

it('lets no customer write what only staff say of a request: what moves, what was granted, and by when the carrier hears of it', async () => {
  const world = await bookingWorld()
  const shipper = await world.customer()
  const { id } = await world.submit(shipper)
  const client = await world.pool.connect()
  const asks = (more: Record<string, string>) => {
    const columns = ['id', 'booking_id', 'customer_id', 'kind', 'state', 'asked_at', ...Object.keys(more)]
    const values = ['gen_random_uuid()', `'${id}'`, `'${shipper.customerId}'`, `'amendment'`, `'open'`, 'now()']
    return client.query(`begin; set local role landbridge_customer;
      select set_config('landbridge.customer_id', '${shipper.customerId}', true);
      insert into change_request (${columns.join(', ')}) values (${[...values, ...Object.values(more)].join(', ')}); rollback`)
  }
  await asks({ note: `'Two boxes more'` })
  for (const [column, value] of Object.entries({ moved: `'{}'`, granted: `'{}'`, carrier_by: 'now()' })) {
    await expect(asks({ [column]: value }), column).rejects.toThrow('permission denied for table change_request')
    await client.query('rollback')
  }
  client.release()
})
