import type { ConditionName } from './condition-names.ts'

/** The parts of a form in the order of the screen, each with its blocks; later blocks open on demand. */
export const formSections = {
  route: ['lane', 'term', 'border', 'dates', 'departure', 'carrier', 'legs', 'stops', 'later'],
  cargo: ['special', 'goods', 'pieces', 'danger', 'temperature', 'oversize', 'batteries', 'terms'],
  equipment: ['boxes', 'bulk', 'wagons', 'trucks', 'warehouse'],
  parties: ['parties'],
  services: ['services', 'customs', 'insurance'],
  documents: ['bill', 'credit', 'documents'],
  contact: ['company', 'contact', 'settlement', 'reference', 'remarks', 'agreement'],
} as const
export type FormSection = keyof typeof formSections
export type BlockName = (typeof formSections)[FormSection][number]

export const sectionNames = Object.keys(formSections) as FormSection[]

/** Blocks that no amendment changes: departure, papers, contact, price and terms, which have ways of their own. */
export const settledBlocks: ReadonlySet<BlockName> = new Set([
  'departure',
  'carrier',
  'bill',
  'credit',
  'documents',
  'company',
  'contact',
  'settlement',
  'reference',
  'remarks',
  'agreement',
])

/** Blocks with a condition, or in some forms only; a block that is not named here follows its fields. */
export const blockConditions: Partial<Record<BlockName, ConditionName>> = {
  danger: 'dangerous',
  temperature: 'temperature',
  oversize: 'oversize',
  batteries: 'batteries',
  customs: 'foreign',
  legs: 'legsPlanned',
}
