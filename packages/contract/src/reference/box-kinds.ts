type Type = string | null | undefined

export const isReeferBox = (type: Type): boolean => type?.endsWith('RF') ?? false

/** Open at the top or the sides, so that cargo may stand over it: 40FR, 40OT. */
export const isOpenBox = (type: Type): boolean => /(FR|OT)$/.test(type ?? '')

export const isDryBox = (type: Type): boolean => /(GP|HQ)$/.test(type ?? '')
