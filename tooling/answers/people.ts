import { hashPassword } from '../../packages/server/src/access/index.ts'

const password = 'Landbridge-demo-1'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Ids that stand in the recording as they are. */
export const ids = {
  company: id(1),
  otherCompany: id(2),
  chen: id(11),
  jana: id(12),
  guo: id(13),
  ops: id(21),
  sales: id(22),
  admin: id(23),
}

/** Two certified companies and the staff who serve them, set down where no call makes them so fast. */
export async function insertPeople(ask: (text: string, values: unknown[]) => Promise<unknown>): Promise<void> {
  const hash = await hashPassword(password)
  await ask(
    `insert into app_user (id, kind, account, real_name, phone, password_hash, duties) values
      ($1, 'staff', 'ops', 'Wang Jun', '+8613991002101', $4, '{operations}'), ($2, 'staff', 'sales', 'Li Na', '+8613991002102', $4, '{sales}'),
      ($3, 'staff', 'admin', 'Sun Wei', '+8613991002104', $4, '{administrator}')`,
    [ids.ops, ids.sales, ids.admin, hash],
  )
  await ask(
    `insert into customer (id, name, short_name, country_code, certification, salesperson_id, credit_limit, credit_currency, created_at) values
      ($1, 'Xi''an Haode Appliance Co., Ltd.', 'Haode Appliance', 'CN', 'certified', $3, 500000, 'USD', '2030-06-01'),
      ($2, 'Nordwind Handel GmbH', 'Nordwind Handel', 'DE', 'certified', null, null, null, '2030-06-02')`,
    [ids.company, ids.otherCompany, ids.sales],
  )
  await ask(
    `insert into app_user (id, kind, customer_id, company_role, account, real_name, phone, password_hash) values
      ($1, 'customer', $4, 'owner', 'chen', 'Chen Mei', '+8613991002231', $6), ($2, 'customer', $5, 'owner', 'jana', 'Jana Petersen', '+494055501234', $6),
      ($3, 'customer', $4, 'finance', 'guo', 'Guo Ling', '+8613991002232', $6)`,
    [ids.chen, ids.jana, ids.guo, ids.company, ids.otherCompany, hash],
  )
}
