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
  const [row] = await tx.ask<{ stamp: string }>('select stamp from reference_stamp', [])
  return row?.stamp ?? ''
}

export async function saveStamp(tx: Tx, stamp: string): Promise<void> {
  await tables(tx).updateTable('referenceStamp').set({ stamp }).execute()
}

export type ReferenceRows = Awaited<ReturnType<typeof readEverything>>

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
    tables(tx).selectFrom('containerType').selectAll().orderBy('sort').execute(),
    tables(tx).selectFrom('truckType').selectAll().orderBy('sort').execute(),
  ])
  return {
    boxes: boxes.map(containerTypeOfRow),
    trucks: trucks.map(truckTypeOfRow),
  }
}

async function readGoods(tx: Tx) {
  const [categories, hsCodes] = await Promise.all([
    tables(tx).selectFrom('cargoCategory').selectAll().orderBy('id').execute(),
    tables(tx).selectFrom('hsCode').selectAll().orderBy('code').execute(),
  ])
  return { categories: categories.map(categoryOfRow), hsCodes }
}

async function readCodes(tx: Tx) {
  const [classes, items] = await Promise.all([
    tables(tx).selectFrom('codeClass').selectAll().orderBy('classCode').execute(),
    tables(tx).selectFrom('codeItem').selectAll().orderBy('sort').orderBy('code').execute(),
  ])
  return {
    codeClasses: classes.map(({ classCode, names }) => ({ code: classCode, names })),
    codeItems: items.map(codeItemOfRow),
  }
}

async function readRest(tx: Tx) {
  const [hotGroups, rates, factors, warehouses] = await Promise.all([
    tables(tx).selectFrom('hotGroup').selectAll().orderBy('kind').orderBy('sort').execute(),
    tables(tx).selectFrom('exchangeRate').selectAll().execute(),
    tables(tx).selectFrom('emissionFactor').selectAll().orderBy('edition').execute(),
    tables(tx).selectFrom('warehouse').selectAll().orderBy('sort').execute(),
  ])
  return {
    hotGroups,
    warehouses: warehouses.map(({ code, names, cityCode, modes }) => ({ code, names, cityCode, modes })),
    rates: rates.map(({ yearMonth, ...rate }) => ({ ...rate, yearMonth })),
    factors: factors.map(factorOfRow),
  }
}
