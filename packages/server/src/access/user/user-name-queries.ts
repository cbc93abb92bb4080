import type { Tx } from '../../platform/database.ts'

type Person = { id: string; name: string; kind: 'staff' | 'customer'; customerId?: string }
type Reader = { stamp: string; role: string; customerId?: string; userId?: string }

/** Names by the ids of users; an id that nobody has, or whose name is not for this reader, is left out. */
type NamesById = (ids: readonly (string | null | undefined)[]) => Promise<ReadonlyMap<string, string>>

const mostRemembered = 50_000

/** Names that this process remembers, as long as the stamp in the database is the same. */
let remembered: { stamp: string; people: Map<string, Person> } = { stamp: '', people: new Map() }

/** The names to show for users in a list, asked for together with it, so that those met before cost no round trip. */
export async function userNamesInLists(tx: Tx): Promise<NamesById> {
  const [reader] = await tx.rows<Reader>(
    `select stamp, current_user::text as role, app_customer_id() as customer_id, app_user_id() as user_id from user_name_stamp`,
    [],
  )
  if (!reader) throw new Error('The stamp of the names is gone.')
  if (remembered.stamp !== reader.stamp || remembered.people.size > mostRemembered)
    remembered = { stamp: reader.stamp, people: new Map() }
  const { people } = remembered
  return async (ids) => {
    const wantedIds = new Set(ids.filter((id) => id !== null && id !== undefined))
    const unknown = [...wantedIds].filter((id) => !people.has(id))
    if (unknown.length > 0) for (const person of await readPeople(tx, unknown)) people.set(person.id, person)
    const namedPeople = [...wantedIds].flatMap((id) => people.get(id) ?? [])
    return new Map(
      namedPeople.flatMap((person) => (isShownTo(person, reader) ? [[person.id, person.name] as const] : [])),
    )
  }
}

/** As the policies of the table have it: a customer knows its colleagues and our staff. */
const isShownTo = ({ id, kind, customerId }: Person, reader: Reader) =>
  reader.role === 'landbridge_staff' ||
  reader.role === 'landbridge_system' ||
  kind === 'staff' ||
  id === reader.userId ||
  (customerId !== undefined && customerId === reader.customerId)

const readPeople = (tx: Tx, ids: readonly string[]) =>
  tx.rows<Person>(
    `select id, coalesce(nullif(real_name, ''), account, '') as name, kind, customer_id from app_user where id = any($1)`,
    [ids],
  )
