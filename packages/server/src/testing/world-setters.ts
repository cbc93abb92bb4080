import type { Language } from '@landbridge/contract/shared/languages'
import type { Pool } from 'pg'
import type { NewUser } from '../access/index.ts'
import type { NewCustomer } from '../customer/index.ts'
import { columnOf } from '../platform/rows.ts'
import type { SiteSettings } from '../site/index.ts'

type UserFields = Partial<Omit<NewUser, 'passwordHash'> & { active: boolean; epoch: number; language: Language }> & {
  passwordHash?: string | null
}
type RowKey = Readonly<Record<string, string | null | undefined>>
type Fields = Readonly<Record<string, unknown>>

/** Deeds that put rows where a story begins, past the calls and rules that would take many steps to lead there. */
export function worldSetters(pool: Pool) {
  /** Values for columns by their names in our spelling; a list for a JSON column comes as its text. */
  async function set(table: string, fields: Fields, which: RowKey): Promise<void> {
    const [columns, keys] = [Object.keys(fields), Object.keys(which)]
    const values = columns.map((name, i) => `${columnOf(name)} = $${i + 1}`)
    const conditions = keys.map((name, i) => `${columnOf(name)} = $${columns.length + i + 1}`)
    const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
    const { rowCount } = await pool.query(`update ${table} set ${values.join(', ')}${where}`, [
      ...Object.values(fields),
      ...Object.values(which),
    ])
    if (rowCount === 0) throw new Error(`No row of ${table} has ${JSON.stringify(which)}.`)
  }

  return {
    /** Settings as the deployment or the desk would make them; the others stay. */
    async deploy(settings: Partial<SiteSettings>): Promise<void> {
      await pool.query('update site_setting set value = value || $1::jsonb', [JSON.stringify(settings)])
    },
    /** A user by id or account, or all of them. */
    setUsers: (fields: UserFields, which: { id?: string | undefined; account?: string } = {}) =>
      set('app_user', fields, which),
    /** Rights that changed: every session from before is over. */
    async endEpoch(userId: string): Promise<void> {
      await pool.query('update app_user set epoch = epoch + 1 where id = $1', [userId])
    },
    setCompanies: (fields: Partial<NewCustomer>, which: { id?: string } = {}) => set('customer', fields, which),
    /** Members of the form that come in the place of those of their names. */
    async setForm(bookingId: string, form: Fields): Promise<void> {
      await pool.query('update booking set form = form || $2 where id = $1', [bookingId, JSON.stringify(form)])
    },
    setBooking: (id: string, fields: Fields) => set('booking', fields, { id }),
    setJob: (id: string, fields: Fields) => set('work_order', fields, { id }),
    setSessionsEnded: (endedAt: Date | null) => set('session', { endedAt }, {}),
  }
}
