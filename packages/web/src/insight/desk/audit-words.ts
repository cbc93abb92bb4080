import type { AuditEntry } from '@landbridge/contract/insight/audit-desk-endpoints'
import type { AuditAction, AuditThing } from '@landbridge/contract/shared/audit-actions'
import { screenLabels } from '@landbridge/contract/workorder/job-labels'
import { type Text, type TextKey, useText } from '../../platform/text.tsx'
import { boxOfColumn, memberWords } from './audit-members.ts'

/** The text of a deed. Every action of the contract must have one, or the words do not compile. */
export type DeedKey = AuditAction extends infer Action
  ? Action extends `${infer Area}.${infer Verb}`
    ? `insight.deed-${Area}-${Verb}`
    : never
  : never

/** The text of a kind of thing. */
export type ThingKey = AuditThing extends infer Thing
  ? Thing extends `${infer One}_${infer Other}`
    ? `insight.thing-${One}-${Other}`
    : `insight.thing-${Thing & string}`
  : never

type KeyOf = (value: string) => string

/** Words that stand under a beginning and the name of the value, its capitals as dashes. */
const under =
  (start: string): KeyOf =>
  (value) =>
    start + value.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

/** Where the words of a member's values stand, where they are names of states, roles and the like. */
const valueWords: Readonly<Record<string, KeyOf>> = {
  certification: under('customer.state-'),
  companyRole: under('customer.role-'),
  duties: under('access.duty-'),
  siState: under('workorder.si-'),
  draftState: under('workorder.draft-'),
  releaseState: under('workorder.release-'),
  exportCustomsState: under('workorder.customs-'),
  importCustomsState: under('workorder.customs-'),
  screenState: (value) => screenLabels[value as keyof typeof screenLabels] ?? value,
}
const stateWords: Readonly<Record<string, KeyOf>> = {
  user: under('access.state-'),
  announcement: under('communication.state-'),
  booking: under('booking.state-'),
  work_order: under('workorder.state-'),
}
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What stands in the log, in the reader's words. What has none stands for itself. */
export function useAuditWords() {
  const text = useText()
  const translate = (key: string): string | undefined => {
    const words = text(key as TextKey)
    return words === key ? undefined : words
  }
  return {
    deed: (action: string): string => translate(`insight.deed-${action.replace('.', '-')}`) ?? action,
    thing: (thing: string): string => translate(`insight.thing-${thing.replace('_', '-')}`) ?? thing,
    /** A member by its path: lines of a list are counted from one. */
    member: (path: string): string =>
      path
        .split('.')
        .filter((name, at, names) => name !== 'form' || at === names.length - 1)
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

type Said = (key: string) => string | undefined

const memberName = (name: string, translate: Said) =>
  translate(`insight.member-${name}`) ??
  translate(`field.${name}`) ??
  translate(memberWords[name] ?? '') ??
  boxOfColumn.get(name) ??
  name

const wordsOf = (values: string, keyOf: KeyOf, translate: Said) =>
  values
    .split(', ')
    .map((value) => translate(keyOf(value)) ?? value)
    .join(', ')

function plainValue(value: string, text: Text): string {
  if (value === 'true') return text('insight.yes')
  if (value === 'false') return text('insight.no')
  return value
}

export const isInstant = (value: string): boolean => instantForm.test(value) && !Number.isNaN(Date.parse(value))
