import {
  type BlockField,
  type FormBlock,
  formBlocks,
  type WordedField,
} from '@landbridge/contract/shared/fields/worded-fields'
import { type ModeCode, modeOf, modes } from '@landbridge/contract/shared/modes'
import { type HeadFieldName, headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { isFieldOf, type JobField } from '@landbridge/contract/workorder/fields/job-field'
import { type PartFieldName, partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { TextKey } from '../../platform/text.tsx'

type Worded<Field> = Omit<Field, 'words' | 'wordsIn' | 'choices'> & {
  words: TextKey
  wordsIn?: Readonly<Partial<Record<ModeCode, TextKey>>>
  choices?: Readonly<Record<string, TextKey>>
}
export type WordedLine = Worded<WordedField>
type JobLine = Worded<JobField>
type BlockLine = Worded<BlockField>
export type Lines<Name extends string> = Readonly<Record<Name, WordedLine>>

const headLines: Readonly<Record<HeadFieldName, JobLine>> = headFields
export const partLines: Readonly<Record<PartFieldName, JobLine & BlockLine>> = partFields
const headNames = Object.keys(headFields) as HeadFieldName[]
const partNames = Object.keys(partFields) as PartFieldName[]

export const headLine = (name: HeadFieldName): JobLine => headLines[name]
export const labelOfLine = ({ words, wordsIn }: WordedLine, mode: ModeCode | undefined): TextKey =>
  (mode && wordsIn?.[mode]) ?? words

export const modeOfJob = ({ jobNo }: { jobNo: string }): ModeCode => modes[modeOf(jobNo.charAt(1))].code

/** True for fields of the desk's form, without lists, which have dialogs. */
export const isFieldTyped = (line: JobLine, mode: ModeCode): boolean =>
  line.kind !== 'lines' && isFieldOf(mode, line) && (line.enteredIn?.includes(mode) ?? true)

export const editedHeadNames = (mode: ModeCode): HeadFieldName[] =>
  headNames.filter((name) => headLine(name).kind !== 'hidden' && isFieldTyped(headLine(name), mode))

export const partNamesOf = (kind: PartKind): PartFieldName[] =>
  partNames.filter((name) => (partLines[name].part ?? kind) === kind && partLines[name].kind !== 'lines')

export const editedPartNames = (kind: PartKind, mode: ModeCode): PartFieldName[] =>
  partNamesOf(kind).filter((name) => isFieldTyped(partLines[name], mode))

/** Field names by block, without empty blocks. */
export const inBlocks = <Name extends string>(
  names: readonly Name[],
  lines: Readonly<Record<Name, BlockLine>>,
  kind: PartKind,
): (readonly [FormBlock, Name[]])[] => {
  const blockOf = (name: Name) => lines[name].blockIn?.[kind] ?? lines[name].block
  return formBlocks
    .map((block) => [block, names.filter((name) => blockOf(name) === block)] as const)
    .filter(([, within]) => within.length > 0)
}

const named = (lines: Readonly<Record<string, JobLine>>) =>
  Object.entries(lines).flatMap(([name, { words, formerly }]) => [
    [name, words] as const,
    ...(formerly ? [[formerly, words] as const] : []),
  ])

/** Audit words for members of jobs and parts, with their former names. */
export const jobMemberWords: Readonly<Record<string, TextKey>> = Object.fromEntries([
  ...named(partLines),
  ...named(headLines),
])
