import type { BlockName, FormSection } from '@landbridge/contract/booking/fields/form-blocks'
import type { HeadName } from '@landbridge/contract/booking/fields/form-fields'
import { sectionsOf } from '@landbridge/contract/booking/form/form-sections'
import type { ComponentType } from 'react'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { sectionKey } from '../fields/section-name.ts'
import { useFormScene } from '../state/form-scene.ts'
import type { BlockProps } from '../state/form-state.ts'
import { AgreementBlock } from './agreement-block.tsx'
import { BoxesBlock, BoxFill } from './boxes-block.tsx'
import { CreditBlock } from './credit-block.tsx'
import { DangerBlock } from './danger-block.tsx'
import { DocumentsBlock, FileKinds } from './documents-block.tsx'
import { GoodsBlock, PiecesBlock } from './goods-block.tsx'
import { LegsBlock } from './legs-block.tsx'
import { AddressBookButton, PartiesBlock } from './parties-block.tsx'
import { PlainBlock } from './plain-block.tsx'
import { OversizeBlock, SpecialBlock, SpecialTicks, TemperatureBlock } from './special-block.tsx'
import { StopsBlock } from './stops-block.tsx'

/** Blocks with a layout of their own, unless a mode draws them. */
const blocks: Partial<Record<BlockName, ComponentType<BlockProps>>> = {
  legs: LegsBlock,
  stops: StopsBlock,
  special: SpecialBlock,
  goods: GoodsBlock,
  pieces: PiecesBlock,
  danger: DangerBlock,
  temperature: TemperatureBlock,
  oversize: OversizeBlock,
  boxes: BoxesBlock,
  parties: PartiesBlock,
  credit: CreditBlock,
  documents: DocumentsBlock,
  agreement: AgreementBlock,
}

/** Blocks as wide as their card; others share one grid of fields. */
const wideBlocks: ReadonlySet<BlockName> = new Set([
  'goods',
  'pieces',
  'danger',
  'temperature',
  'oversize',
  'boxes',
  'parties',
  'documents',
])

const headings: Partial<Record<FormSection, ComponentType>> = {
  cargo: SpecialTicks,
  equipment: BoxFill,
  parties: AddressBookButton,
  documents: FileKinds,
}

type Blocks = readonly { block: BlockName; names: readonly HeadName[] }[]

/** Sections of the form by the catalogue, for its load type. */
export function FormSections({ sections }: { sections?: readonly { section: FormSection; blocks: Blocks }[] }) {
  const { shownForm } = useFormScene()
  return (sections ?? sectionsOf(shownForm.name)).map((part) => <Section key={part.section} {...part} />)
}

function Section({ section, blocks: inside }: { section: FormSection; blocks: Blocks }) {
  const text = useText()
  const { shownForm } = useFormScene()
  const isWhole = section !== 'cargo' || inside.some(({ block }) => block === 'special')
  const Heading = isWhole ? headings[section] : undefined
  return (
    <Card title={text(sectionKey(section, shownForm.name))} actions={Heading && <Heading />} id={section}>
      {groupsOf(inside).map((group, i) => (
        <Group key={group[0]?.block} group={group} isFirst={i === 0} />
      ))}
    </Card>
  )
}

/** Groups neighbouring blocks that share one grid of fields. */
function groupsOf(inside: Blocks): Blocks[] {
  const groups: (readonly (typeof inside)[number][])[] = []
  for (const one of inside) {
    const last = groups.at(-1)
    const isJoined = last && !wideBlocks.has(one.block) && last.every(({ block }) => !wideBlocks.has(block))
    if (isJoined) groups[groups.length - 1] = [...last, one]
    else groups.push([one])
  }
  return groups
}

function Group({ group, isFirst }: { group: Blocks; isFirst: boolean }) {
  const { mode } = useFormScene()
  const drawn = group.map(({ block, names }) => {
    const Block = mode.blocks[block] ?? blocks[block] ?? PlainBlock
    return <Block key={block} names={names} />
  })
  const isWide = group.some(({ block }) => wideBlocks.has(block))
  return isWide ? drawn : <div className={`form ${styles.fields} ${isFirst ? '' : styles.ruled}`}>{drawn}</div>
}
