/** A place where an empty box of the carrier is taken or given back, and what it costs beyond the price. */
type EmptyPlace = { cityCode: string; extraCost: string }

const isFree = ({ extraCost }: EmptyPlace): boolean => Number(extraCost) === 0

/** The place that a price counts on, for whoever names none: the first that costs nothing beyond it. */
export const usualPlaceOf = (places: readonly EmptyPlace[]): string | undefined => places.find(isFree)?.cityCode

/** Whether it costs more to use one place than another. */
export const differByPlace = (places: readonly EmptyPlace[]): boolean => !places.every(isFree)
