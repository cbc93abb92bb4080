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

/** A block that is asked on a condition, or in some forms only; a block without a word here follows its fields. */
export const blockConditions: Partial<Record<BlockName, Condition>> = {
  danger: whenDangerous,
  temperature: whenTemperature,
  oversize: whenOversize,
  batteries: whenBatteries,
  customs: whenForeign,
  legs: whenLegsPlanned,
}
