import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Pool } from 'pg'

// The least a submission can cost: a bare handler that reads the same body and inserts the same row, with an id and a number of its own, through a pool of the same driver.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const { rows } = await pool.query(`select to_jsonb(booking) as row from booking where state = 'submitted' limit 1`)
const { rows: columns } = await pool.query(
  `select column_name as name, format_type(atttypid, atttypmod) as type
   from information_schema.columns join pg_attribute on attrelid = 'booking'::regclass and attname = column_name
   where table_schema = 'public' and table_name = 'booking' and is_generated = 'NEVER'`,
)
const [{ row }] = rows
const isOwn = (name: string) => name === 'id' || name === 'booking_no'
const filledColumns = columns.filter(({ name }) => row[name] !== null && !isOwn(name))
const names = ['id', 'booking_no', ...filledColumns.map(({ name }) => name)]
const places = ['$1', '$2', ...filledColumns.map(({ type }, i) => `$${i + 3}::${type}`)]
const text = `insert into booking (${names.join(', ')}) values (${places.join(', ')}) returning id, booking_no, state, version`
const isJson = (type: string) => type === 'jsonb' || type === 'json'
const values = filledColumns.map(({ name, type }) => (isJson(type) ? JSON.stringify(row[name]) : row[name]))

let count = 0
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
  count++
  const inserted = await pool.query({ name: 'insert', text, values: [randomUUID(), `BARE-${count}`, ...values] })
  const body = JSON.stringify({ success: form.submit === 'T', data: inserted.rows[0] })
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`is open at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
