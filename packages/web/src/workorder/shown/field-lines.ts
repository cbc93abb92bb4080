import { type ModeCode, modeOf, modes } from '@landbridge/contract/shared/modes'
import { type HeadFieldName, headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { isFieldOf, type JobField, wordsOfField } from '@landbridge/contract/workorder/fields/job-field'
import { type PartFieldName, partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { TextKey } from '../../platform/text.tsx'

/** The line of a field, with keys of words that the web has. */
export type WordedLine = Omit<JobField, 'words' | 'wordsIn' | 'choices'> & {
  words: TextKey
  wordsIn?: Readonly<Partial<Record<ModeCode, TextKey>>>
  choices?: Readonly<Record<string, TextKey>>
}
const headLines: Readonly<Record<HeadFieldName, WordedLine>> = headFields
const partLines: Readonly<Record<PartFieldName, WordedLine>> = partFields
const headNames = Object.keys(headFields) as HeadFieldName[]

export const headLine = (name: HeadFieldName): WordedLine => headLines[name]
export const partLine = (name: PartFieldName): WordedLine => partLines[name]
export const labelOfLine = (line: WordedLine, mode: ModeCode): TextKey => wordsOfField(line, mode)

export const modeOfJob = ({ jobNo }: { jobNo: string }): ModeCode => modes[modeOf(jobNo.charAt(1))].code

/** Whether the desk's form of a mode keeps a field; lists have a dialog of their own. */
export const isFieldTyped = (line: WordedLine, mode: ModeCode): boolean =>
  line.kind !== 'lines' && isFieldOf(mode, line) && (line.askedIn?.includes(mode) ?? true)

/** The fields of a head that the desk asks for in a mode, in their order. */
export const headNamesAsked = (mode: ModeCode): HeadFieldName[] =>
  headNames.filter((name) => headLine(name).kind !== 'hidden' && isFieldTyped(headLine(name), mode))

export const partNamesOfMode = (mode: ModeCode, part: JobField['part']): PartFieldName[] =>
  (Object.keys(partFields) as PartFieldName[]).filter((name) => {
    const line = partLine(name)
    return line.part === part && line.in?.includes(mode)
  })

const named = (lines: Readonly<Record<string, WordedLine>>) =>
  Object.entries(lines).flatMap(([name, { words, formerly }]) => [
    [name, words] as const,
    ...(formerly ? [[formerly, words] as const] : []),
  ])

/** The words of the log for the members of a job and its parts, also by the names under which they were kept before. */
export const jobMemberWords: Readonly<Record<string, TextKey>> = Object.fromEntries([
  ...named(partLines),
  ...named(headLines),
])
