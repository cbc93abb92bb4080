type Type = string | null | undefined

/** Whether a container cools: 40RF. */
export const isReeferBox = (type: Type): boolean => type?.endsWith('RF') ?? false

/** Whether a container is open at its top or sides, so that cargo may stand over it: 40FR, 40OT. */
export const isOpenBox = (type: Type): boolean => /(FR|OT)$/.test(type ?? '')

/** Whether a container is a closed box for dry goods. */
export const isDryBox = (type: Type): boolean => /(GP|HQ)$/.test(type ?? '')
