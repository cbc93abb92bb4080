import { loadUser, type User, usersOfCompany } from '../../access/index.ts'
import type { Tx } from '../../platform/database.ts'

type Made = { customerId: string | null; createdBy: string | null }

/** The maker of a thing and the owners of its company, as far as they are active and still in it; before a company is named its maker alone. */
export async function makerAndOwners(tx: Tx, { customerId, createdBy }: Made): Promise<User[]> {
  const [maker, users] = await Promise.all([
    createdBy === null ? undefined : loadUser(tx, createdBy),
    customerId === null ? [] : usersOfCompany(tx, customerId),
  ])
  const owners = users.filter(({ id, companyRole }) => companyRole === 'owner' && id !== createdBy)
  const people = [...(maker ? [maker] : []), ...owners]
  return people.filter((user) => user.active && (customerId === null || user.customerId === customerId))
}
