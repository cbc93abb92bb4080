import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import type { InstructionView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { namedText, useLanguage, useText } from '../../platform/text.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { Facts } from '../../platform/ui/parts.tsx'
import { filledFacts, spaced } from '../../workorder/index.ts'
import { calledPart } from './instruction-names.ts'

export function InstructionSummary({ view: { content } }: { view: InstructionView }) {
  const text = useText()
  const format = useFormat()
  const language = useLanguage()
  const measures = (measured: MeasuredCargo) =>
    [
      measured.packages && text('paper.si-packages', { count: measured.packages }),
      measured.grossWeightKg && `${format.number(measured.grossWeightKg)} kg`,
      measured.volumeM3 && `${format.number(measured.volumeM3)} m³`,
    ]
      .filter(Boolean)
      .join(' · ')
  const boxes = content.containers.map((box, i): [string, ReactNode] => [
    calledPart(box, i, text),
    [box.containerType, box.sealNos?.join(', '), measures(box), box.vgmKg && `VGM ${format.number(box.vgmKg)} kg`]
      .filter(Boolean)
      .join(' · '),
  ])
  const goods = (content.goods ?? []).map((line, i): [string, ReactNode] => [
    line.containerNo ? spaced(line.containerNo) : `${text('workorder.goods-name')} ${i + 1}`,
    <span key={`${line.containerNo}-${line.goodsName}`}>
      <Foreign>{goodsNameFor(line, language)}</Foreign>
      {[' ', line.hsCode, line.gngCode, measures(line), line.marks].filter(Boolean).join(' · ')}
    </span>,
  ])
  const parties = (content.parties ?? []).map((one): [string, ReactNode] => [
    one.partyType ? namedText(text, `booking.party-${one.partyType}`) : '',
    [one.partyName, one.partyNameLocal, one.partyAddress, one.cityName, one.countryCd, one.taxNo, one.eoriNo]
      .filter(Boolean)
      .join(', '),
  ])
  return <Facts facts={filledFacts([...boxes, ...goods, ...parties])} />
}

type MeasuredCargo = {
  packages?: number | null | undefined
  grossWeightKg?: string | null | undefined
  volumeM3?: string | null | undefined
}
