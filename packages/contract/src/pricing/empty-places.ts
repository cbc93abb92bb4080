type EmptyPlace = { cityCode: string; extraCost: string }

const isFree = ({ extraCost }: EmptyPlace): boolean => Number(extraCost) === 0

/** The place that a price counts on, for whoever names none: the first that costs nothing beyond it. */
export const usualPlaceOf = (places: readonly EmptyPlace[]): string | undefined => places.find(isFree)?.cityCode

export const differByPlace = (places: readonly EmptyPlace[]): boolean => !places.every(isFree)
