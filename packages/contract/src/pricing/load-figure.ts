/** The figures of a load that are typed: their digits in all, and after the point. */
export const loadFigures = { grossWeightKg: [12, 3], volumeM3: [9, 3], loadingMetres: [5, 1] } as const

/** A figure of a load as the question takes it; fields in which one is typed go by no rule of their own. No schema is used, for the front page brings none. */
export function isLoadFigure(name: keyof typeof loadFigures, typed: string): boolean {
  const [digits, places] = loadFigures[name]
  return new RegExp(`^\\d{1,${digits - places}}(\\.\\d{1,${places}})?$`).test(typed) && Number(typed) > 0
}
