import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { formLists, headFields, type ListName } from '@landbridge/contract/booking/fields/form-fields'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import {
  type InstructionBox,
  type InstructionBoxName,
  instructionBoxNames,
  instructionNames,
} from '@landbridge/contract/paper/instruction/instruction-content'
import type { InstructionView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { shownBoxNames } from '@landbridge/contract/paper/instruction/instruction-rules'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { kindOf, type PartKind, partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { useCallback } from 'react'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { spaced } from '../../workorder/index.ts'

export const boxLabels = {
  containerNo: 'workorder.container',
  sealNos: 'workorder.seal-no',
  packages: 'workorder.packages',
  grossWeightKg: 'workorder.gross-weight',
  volumeM3: 'workorder.volume',
  tareKg: 'workorder.tare',
  vgmKg: 'paper.si-vgm',
  cscValidTo: 'field.cscValidTo',
} as const satisfies Record<InstructionBoxName, TextKey>

/** The booking's form with the instruction's fields and context. */
export const bookedForm = ({ serviceModeId, bookingForm, originCountry, destinationCountry }: InstructionView) => ({
  name: formNameOf(serviceModeId as ModeCode, bookingForm.loadType),
  form: bookingForm,
  context: { hasCompany: true, originCountry, destinationCountry },
})

export function boxColumnsOf(view: InstructionView): InstructionBoxName[] {
  const at = { booked: bookedForm(view), content: view.content }
  return instructionBoxNames.filter((name) =>
    view.content.containers.some((box) => shownBoxNames(at, box).includes(name)),
  )
}

type Fields = Readonly<Record<string, FieldSpec>>

/** An instruction field's label with its container, line or party. */
export function useInstructionNames(view: InstructionView): (path: string) => string {
  const text = useText()
  return useCallback(
    (path) => {
      const { content } = view
      const [list = '', at = '', column = ''] = path.split('.')
      const { name } = bookedForm(view)
      if (list === 'containers') return boxField(content.containers[Number(at)], { at, column }, text)
      if (!column) return namedText(text, labelKey(list, (headFields as Fields)[list] ?? {}, name))
      const spec = (formLists[list as ListName].fields as Fields)[column] ?? {}
      const field = namedText(text, labelKey(column, spec, name))
      const party = list === 'parties' ? content.parties?.[Number(at)]?.partyType : undefined
      if (party) return text('booking.at-party', { party: text(`booking.party-${party}`), field })
      return text('booking.at-line', { field, line: Number(at) + 1 })
    },
    [text, view],
  )
}

function boxField(
  box: InstructionBox | undefined,
  { at, column }: { at: string; column: string },
  text: ReturnType<typeof useText>,
): string {
  if (!column) return text('workorder.containers')
  const called = calledPart(box ?? {}, Number(at), text)
  return `${called}: ${text(boxLabels[column as InstructionBoxName])}`
}

/** A part's number, or its position. */
export function calledPart(part: Partial<InstructionBox>, lineIndex: number, text: ReturnType<typeof useText>): string {
  const partNo = partNoOf(part)
  const kind = kindOf(part)
  if (partNo) return kind === 'box' ? spaced(partNo) : partNo
  return `${text(kindWords[kind])} ${lineIndex + 1}`
}

const kindWords = {
  box: 'workorder.container',
  truck: 'paper.truck',
  piece: 'paper.consignment',
} as const satisfies Record<PartKind, TextKey>

/** Fields that staff may return, by container, goods line and party. */
export function returnablePaths(view: InstructionView): string[] {
  const { content } = view
  const { name } = bookedForm(view)
  const boxes = content.containers.flatMap((_, i) => boxColumnsOf(view).map((column) => `containers.${i}.${column}`))
  const visibleFields = (fields: Fields) =>
    Object.entries(fields).flatMap(([field, spec]) =>
      spec.kind !== 'hidden' && spec.kind !== 'lines' && spec.forms.includes(name) ? [field] : [],
    )
  const lines = (['goods', 'parties'] as const).flatMap((list) =>
    (content[list] ?? []).flatMap((_, i) =>
      visibleFields(formLists[list].fields as Fields).map((field) => `${list}.${i}.${field}`),
    ),
  )
  const heads = visibleFields(headFields as Fields).filter((field) => instructionNames.some((one) => one === field))
  return [...boxes, ...lines, 'parties', ...heads]
}
