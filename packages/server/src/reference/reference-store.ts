import type { Tx } from '../platform/database.ts'
import {
  carrierOfRow,
  categoryOfRow,
  codeItemOfRow,
  containerTypeOfRow,
  factorOfRow,
  placeOfRow,
  truckTypeOfRow,
} from './reference-rows.ts'
import { tables } from './reference-tables.ts'

/** The stamp that changes with every change of the reference data, on whatever node. */
export async function readStamp(tx: Tx): Promise<string> {
  return (await tables(tx).selectFrom('reference_stamp').select('stamp').executeTakeFirstOrThrow()).stamp
}

export async function saveStamp(tx: Tx, stamp: string): Promise<void> {
  await tables(tx).updateTable('reference_stamp').set({ stamp }).execute()
}

export type ReferenceRows = Awaited<ReturnType<typeof readEverything>>

/** All reference data, in one flush. */
export async function readEverything(tx: Tx) {
  const [places, carriers, equipment, goods, codes, rest] = await Promise.all([
    tables(tx).selectFrom('place').selectAll().orderBy('code').execute(),
    tables(tx).selectFrom('carrier').selectAll().orderBy('code').execute(),
    readEquipment(tx),
    readGoods(tx),
    readCodes(tx),
    readRest(tx),
  ])
  return {
    places: places.map(placeOfRow),
    carriers: carriers.map(carrierOfRow),
    ...equipment,
    ...goods,
    ...codes,
    ...rest,
  }
}

async function readEquipment(tx: Tx) {
  const [boxes, trucks] = await Promise.all([
    tables(tx).selectFrom('container_type').selectAll().orderBy('sort').execute(),
    tables(tx).selectFrom('truck_type').selectAll().orderBy('sort').execute(),
  ])
  return {
    boxes: boxes.map(containerTypeOfRow),
    trucks: trucks.map(truckTypeOfRow),
  }
}

async function readGoods(tx: Tx) {
  const [categories, hsCodes] = await Promise.all([
    tables(tx).selectFrom('cargo_category').selectAll().orderBy('id').execute(),
    tables(tx).selectFrom('hs_code').selectAll().orderBy('code').execute(),
  ])
  return { categories: categories.map(categoryOfRow), hsCodes }
}

async function readCodes(tx: Tx) {
  const [classes, items] = await Promise.all([
    tables(tx).selectFrom('code_class').selectAll().orderBy('class_code').execute(),
    tables(tx).selectFrom('code_item').selectAll().orderBy('sort').orderBy('code').execute(),
  ])
  return {
    codeClasses: classes.map(({ class_code, names }) => ({ code: class_code, names })),
    codeItems: items.map(codeItemOfRow),
  }
}

async function readRest(tx: Tx) {
  const [hotGroups, rates, factors] = await Promise.all([
    tables(tx).selectFrom('hot_group').selectAll().orderBy('kind').orderBy('sort').execute(),
    tables(tx).selectFrom('exchange_rate').selectAll().execute(),
    tables(tx).selectFrom('emission_factor').selectAll().orderBy('edition').execute(),
  ])
  return {
    hotGroups,
    rates: rates.map(({ year_month, ...rate }) => ({ ...rate, yearMonth: year_month })),
    factors: factors.map(factorOfRow),
  }
}
