import type { AuditEntry } from '@landbridge/contract/insight/audit-desk-endpoints'
import type { AuditAction, AuditThing } from '@landbridge/contract/insight/handed-in'
import { billStateLabels, screenLabels } from '@landbridge/contract/workorder/job-labels'
import { namedText, type Text, useText } from '../../platform/text.tsx'
import { boxOfColumn, memberWords } from './audit-members.ts'

/** Text key of an action, in the area that hands it in. */
type DeedKey = AuditAction extends infer Action
  ? Action extends `${infer Area}.${infer Verb}`
    ? `insight.deed-${Area}-${Verb}`
    : never
  : never

type ThingKey = AuditThing extends infer Thing
  ? Thing extends `${infer One}_${infer Other}`
    ? `insight.thing-${One}-${Other}`
    : `insight.thing-${Thing & string}`
  : never

/** Text key of a value, by its dashed lower-case name or the value itself. */
type KeyOf = (name: string, value: string) => string

const billWords = (value: string): string => billStateLabels[value as keyof typeof billStateLabels] ?? value

/** Text keys of member values, such as states and roles. */
const valueWords: Readonly<Record<string, KeyOf>> = {
  certification: (name) => `customer.state-${name}`,
  companyRole: (name) => `customer.role-${name}`,
  duties: (name) => `access.duty-${name}`,
  siState: (name) => `workorder.si-${name}`,
  billState: (_, value) => billWords(value),
  // Entries from before bills had a life of their own.
  draftState: (_, value) => billWords(value === 'sent' ? 'draft' : value),
  releaseState: (name) => `workorder.release-${name}`,
  exportCustomsState: (name) => `workorder.customs-${name}`,
  importCustomsState: (name) => `workorder.customs-${name}`,
  screenState: (_, value) => screenLabels[value as keyof typeof screenLabels] ?? value,
}
const stateWords: Readonly<Record<string, KeyOf>> = {
  user: (name) => `access.state-${name}`,
  announcement: (name) => `communication.state-${name}`,
  booking: (name) => `booking.state-${name}`,
  work_order: (name) => `workorder.state-${name}`,
}
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const holders: readonly string[] = ['form', 'head']

/** Words of audit entries; an unknown member stands for itself. */
export function useAuditWords() {
  const text = useText()
  const translate = (key: string): string | undefined => {
    const words = namedText(text, key)
    return words === key ? undefined : words
  }
  // A deed or a thing of which no area has words does not compile.
  const named = (key: DeedKey | ThingKey, code: string): string => {
    const words = text(key)
    return words === key ? code : words
  }
  return {
    deed: (action: string): string => named(`insight.deed-${action.replace('.', '-')}` as DeedKey, action),
    thing: (thing: string): string => named(`insight.thing-${thing.replace('_', '-')}` as ThingKey, thing),
    /** A member's name by its path, with lines counted from 1 and without mere containers. */
    member: (path: string): string =>
      path
        .split('.')
        .filter((name, index, names) => !holders.includes(name) || index === names.length - 1)
        .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : memberName(name, translate)))
        .join(' · '),
    value: (entry: AuditEntry, path: string, value: string): string => {
      const name = path.split('.').at(-1) ?? ''
      const words = name === 'state' ? stateWords[entry.thing] : valueWords[name]
      if (words) return wordsOf(value, words, translate)
      return plainValue(value, text)
    },
  }
}

type Translate = (key: string) => string | undefined

const memberName = (name: string, translate: Translate) =>
  translate(`insight.member-${name}`) ??
  translate(`field.${name}`) ??
  translate(memberWords[name] ?? '') ??
  boxOfColumn.get(name) ??
  name

const wordsOf = (values: string, keyOf: KeyOf, translate: Translate) =>
  values
    .split(', ')
    .map(
      (value) =>
        translate(
          keyOf(
            value.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`),
            value,
          ),
        ) ?? value,
    )
    .join(', ')

function plainValue(value: string, text: Text): string {
  if (value === 'true') return text('insight.yes')
  if (value === 'false') return text('insight.no')
  return value
}

export const isInstant = (value: string): boolean => instantForm.test(value) && !Number.isNaN(Date.parse(value))
