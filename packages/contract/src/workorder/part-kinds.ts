import { factsOfMode, type ModeCode } from '../shared/modes.ts'

/** A work order is made of containers, trucks, or the pieces of one consignment. */
export const partKinds = ['box', 'truck', 'piece'] as const
export type PartKind = (typeof partKinds)[number]

type Numbered = { containerNo?: string | null | undefined; truckPlate?: string | null | undefined }

/** The number by which people name a part, that of a container or the plate of a truck; pieces have none. */
export const partNoOf = ({ containerNo, truckPlate }: Numbered): string | undefined =>
  containerNo ?? truckPlate ?? undefined

export const vehicle = 'truck' as const satisfies PartKind

/** The field of a part's number in forms and views; pieces have none. */
export const partNoNames = { box: 'containerNo', truck: 'truckPlate', piece: undefined } as const satisfies Record<
  PartKind,
  keyof Numbered | undefined
>

/** Parts without a kind are containers. */
export const kindOf = ({ partKind }: { partKind?: PartKind | undefined }): PartKind => partKind ?? 'box'

/** The kind of parts that the work orders of a mode have; a chain of legs has work orders of its legs alone. */
export function partKindOf(mode: ModeCode): PartKind {
  const { parts, noun } = factsOfMode(mode)
  if (parts === 'of-its-legs') throw new Error(`${noun} has no parts but those of its legs`)
  return parts
}
