import type { Filer } from '@landbridge/contract/paper/filing/filing-lifecycle'
import type { FilingDeadline, FilingRule, FilingScope } from '@landbridge/contract/paper/filing/filing-rule'
import type { TextKey } from '../../platform/text.tsx'

export const scopeWords = {
  master: 'paper.filing-scope-master',
  masterAndHouse: 'paper.filing-scope-both',
} as const satisfies Record<FilingScope, TextKey>

export const deadlineWords = {
  loading: 'paper.filing-before-loading',
  departure: 'paper.filing-before-departure',
  arrival: 'paper.filing-before-arrival',
  border: 'paper.filing-before-border',
} as const satisfies Record<FilingDeadline, string>

export const eventWords = {
  loading: 'paper.filing-event-loading',
  departure: 'paper.filing-event-departure',
  arrival: 'paper.filing-event-arrival',
  border: 'paper.filing-event-border',
} as const satisfies Record<FilingDeadline, TextKey>

export const ruleFilerWords = {
  US: 'paper.filer-us',
  CARRIER: 'paper.filer-carrier',
  OWN: 'paper.filer-own',
} as const satisfies Record<Filer, TextKey>

export const ruleModeWords = {
  R: 'workorder.mode-R',
  S: 'workorder.mode-S',
  A: 'workorder.mode-A',
  T: 'workorder.mode-T',
} as const satisfies Record<FilingRule['mode'], TextKey>
