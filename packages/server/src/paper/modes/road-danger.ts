import type { DangerLine } from '@landbridge/contract/booking/fields/danger-lines'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { type PaperWord, say } from '../print/printed-words.ts'

/** The name of a box of the printed form, with its number, in every language of the note. */
export type Boxed = (no: number | string, key: PaperWord) => string

/** The particulars of ADR 5.4.1.1 in order: UN number, name, class and other hazards, packing group, tunnel code. */
export function adrParticulars(line: DangerLine): string {
  const { unNo, properShippingName, technicalName, hazardClass, subsidiaryHazards, packingGroup, tunnelCode } = line
  const name = [properShippingName?.toUpperCase(), technicalName && `(${technicalName})`].filter(Boolean).join(' ')
  const others = subsidiaryHazards?.length ? ` (${subsidiaryHazards.join(', ')})` : ''
  const isGrouped = packingGroup && /^I{1,3}$/.test(packingGroup)
  return [
    `UN ${unNo ?? ''} ${name}`.trim(),
    hazardClass && `${hazardClass}${others}`,
    isGrouped && packingGroup,
    tunnelCode && `(${tunnelCode.replace(/^\(|\)$/g, '')})`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Dangerous goods stand below the goods in the words of ADR, with whom to call. */
export function dangerOf({ booking: { form }, language }: PaperFacts, boxed: Boxed): PaperPart[] {
  const lines = form.cargoKind === 'D' ? (form.danger ?? []) : []
  if (lines.length === 0) return []
  const word = (key: PaperWord) => say(key, language)
  return [
    {
      heading: boxed('6–9', 'workorder.cmr-adr'),
      facts: lines.flatMap((line) => [
        [word('workorder.cmr-adr-entry'), adrParticulars(line)] as const,
        [
          word('workorder.cmr-adr-quantity'),
          line.dgQty ? `${figureOnPaper(line.dgQty, language)} ${line.dgUnit ?? ''}`.trim() : undefined,
        ] as const,
        [
          word('workorder.cmr-adr-emergency'),
          clauseList([line.emergencyContact, line.emergencyPhone], language) || undefined,
        ] as const,
      ]),
    },
  ]
}
