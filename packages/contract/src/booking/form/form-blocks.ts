import {
  type Condition,
  whenBatteries,
  whenDangerous,
  whenForeign,
  whenLegsPlanned,
  whenOversize,
  whenTemperature,
} from './form-conditions.ts'

/** The parts of a form, in the order in which they are asked, each with its blocks. Later blocks open on demand. */
export const formSections = {
  route: ['lane', 'term', 'border', 'dates', 'departure', 'carrier', 'legs', 'stops', 'later'],
  cargo: ['special', 'goods', 'pieces', 'danger', 'temperature', 'oversize', 'batteries', 'terms'],
  equipment: ['boxes', 'bulk', 'wagons', 'trucks', 'warehouse'],
  parties: ['parties'],
  services: ['services', 'customs', 'insurance'],
  documents: ['bill', 'documents'],
  contact: ['company', 'contact', 'settlement', 'reference', 'remarks', 'agreement'],
} as const
export type FormSection = keyof typeof formSections
export type BlockName = (typeof formSections)[FormSection][number]

export const sectionNames = Object.keys(formSections) as FormSection[]

/**
 * What an amendment leaves as it is: the departure follows from lane and day, or the desk names it; papers are brought by themselves;
 * contact, price and terms were settled with the booking. Everything else of an accepted booking can be asked to be otherwise.
 */
export const settledBlocks: ReadonlySet<BlockName> = new Set([
  'departure',
  'carrier',
  'bill',
  'documents',
  'company',
  'contact',
  'settlement',
  'reference',
  'remarks',
  'agreement',
])

/** A block that is asked on a condition, or in some forms only; a block without a word here follows its fields. */
export const blockConditions: Partial<Record<BlockName, Condition>> = {
  danger: whenDangerous,
  temperature: whenTemperature,
  oversize: whenOversize,
  batteries: whenBatteries,
  customs: whenForeign,
  legs: whenLegsPlanned,
}
