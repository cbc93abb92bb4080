import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import type { JobField } from '@landbridge/contract/workorder/fields/job-field'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { TextKey } from '../platform/text.tsx'

const wordsOf = (fields: Readonly<Record<string, Pick<JobField, 'formerly'> & { words: TextKey }>>) =>
  Object.entries(fields).flatMap(([name, { words, formerly }]) => [
    [name, words] as const,
    ...(formerly ? [[formerly, words] as const] : []),
  ])

/** The words of the log for the members of a job and its parts, also by the names under which they were kept before. */
export const jobMemberWords: Readonly<Record<string, TextKey>> = Object.fromEntries([
  ...wordsOf(partFields),
  ...wordsOf(headFields),
])
