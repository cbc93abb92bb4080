import { createServer } from 'node:http'
import { Pool } from 'pg'

// The least a list can cost: a bare handler that runs two plain statements through a pool of the same driver, and answers them as JSON.
const [customerId = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 })

const columns = `id, booking_no, state, version, origin_code, destination_code, entry_port_code, load_type, box_text, goods_name, wanted_date,
  etd, etd_zone, eta, eta_zone, atd, ata, promised_eta, last_event_code, last_place_code, last_event_at, ordered_at, saved_at, customer_reference,
  job_nos, container_nos, packages, gross_weight_kg, volume_m3, house_bill_no, train_no, si_cutoff, quote_amount, quote_currency, salesperson_id,
  created_by, open_request`
const page = `select ${columns} from booking where customer_id = $1 and mode = 'R' and state = 'submitted' order by listed_at desc, id limit 20`
const total = `select count(*) as total from booking where customer_id = $1 and mode = 'R' and state = 'submitted'`

const server = createServer(async (_, response) => {
  const [rows, counted] = await Promise.all([pool.query(page, [customerId]), pool.query(total, [customerId])])
  const body = JSON.stringify({ success: true, data: { Items: rows.rows, Total: Number(counted.rows[0]?.total) } })
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`is open at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
