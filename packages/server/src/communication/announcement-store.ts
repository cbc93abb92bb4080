import type {
  AnnouncementFilter,
  AnnouncementForm,
  AnnouncementWords,
} from '@landbridge/contract/communication/announcement'
import type { AnnouncementState } from '@landbridge/contract/communication/announcement-lifecycle'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

type AnnouncementTable = {
  id: string
  state: Generated<AnnouncementState>
  texts: AnnouncementWords[]
  pinned: boolean
  fromDay: string
  toDay: string | null
  version: Generated<number>
  changedAt: Generated<Date>
  changedBy: Generated<string>
  publishedAt: Date | null
}
export type Announcement = Selectable<AnnouncementTable>
export type Announced = Pick<Announcement, 'id' | 'texts' | 'pinned' | 'fromDay'>
const tables = (tx: Tx) => tx.withTables<{ announcement: AnnouncementTable }>()

const dayText = (name: 'fromDay' | 'toDay') => sql<string>`to_char(${sql.ref(name)}, 'YYYY-MM-DD')`.as(name)
const stored = ['id', 'state', 'texts', 'pinned', 'version', 'changedAt', 'changedBy', 'publishedAt'] as const

/** Announcements that everybody reads today, staff as well. */
const announced = (tx: Tx) =>
  tables(tx).selectFrom('announcement').where(sql<boolean>`app_is_announced(state, from_day, to_day)`)

type Page = { pageIndex: number; pageSize: number; sort: 'asc' | 'desc'; isSorted: boolean }

/** A page of what is shown today: pinned ones first and then the newest, unless another order is asked for. */
export async function announcedPage(tx: Tx, { pageIndex, pageSize, sort, isSorted }: Page) {
  const inOrder = isSorted ? announced(tx) : announced(tx).orderBy('pinned', 'desc')
  const [rows, { total }] = await Promise.all([
    inOrder
      .select(['id', 'texts', 'pinned', dayText('fromDay')])
      .orderBy('announcement.fromDay', isSorted ? sort : 'desc')
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    announced(tx)
      .select((q) => q.fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

const mostOnTop = 5

export const announcedOnTop = (tx: Tx): Promise<Announced[]> =>
  announced(tx)
    .select(['id', 'texts', 'pinned', dayText('fromDay')])
    .where('pinned', '=', true)
    .orderBy('announcement.fromDay', 'desc')
    .orderBy('publishedAt', 'desc')
    .limit(mostOnTop)
    .execute()

const sortColumn = { fromDay: 'announcement.fromDay', changedAt: 'changedAt' } as const

/** A page of all announcements, the last changed first by default. */
export async function announcementPage(tx: Tx, filter: AnnouncementFilter) {
  const { pageIndex, pageSize, sort, sortName, state } = filter
  const all = tables(tx).selectFrom('announcement')
  const chosen = state === 'all' ? all : all.where('state', '=', state)
  const [rows, { total }] = await Promise.all([
    chosen
      .select([...stored, dayText('fromDay'), dayText('toDay')])
      .orderBy(sortColumn[sortName ?? 'changedAt'], sortName ? sort : 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    chosen.select((q) => q.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

export const loadAnnouncement = (tx: Tx, id: string): Promise<Announcement | undefined> =>
  tables(tx)
    .selectFrom('announcement')
    .select([...stored, dayText('fromDay'), dayText('toDay')])
    .where('id', '=', id)
    .executeTakeFirst()

/** Only what was written is kept. */
const columnsOf = ({ texts, pinned, fromDay, toDay }: AnnouncementForm) => ({
  texts: sql<AnnouncementWords[]>`${JSON.stringify(texts.filter(({ title }) => title !== ''))}::jsonb`,
  pinned,
  fromDay,
  toDay: toDay || null,
})

export const insertAnnouncement = (tx: Tx, id: string, form: AnnouncementForm) =>
  tables(tx)
    .insertInto('announcement')
    .values({ id, ...columnsOf(form) })
    .execute()

type AnnouncementChange = {
  id: string
  version: number
  state: AnnouncementState
  form?: AnnouncementForm
  isNew?: boolean
}

/** Saves only if nobody saved since that version, and says whether it did. */
export async function saveAnnouncement(
  tx: Tx,
  { id, version, state, form, isNew }: AnnouncementChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('announcement')
    .set({
      state,
      version: version + 1,
      changedAt: sql`app_now()`,
      changedBy: sql`app_user_name()`,
      ...(form && columnsOf(form)),
      ...(isNew && { publishedAt: sql<Date>`app_now()` }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
