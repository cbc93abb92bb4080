// Digits of a figure in all, and after the point.
export const loadFigures = { grossWeightKg: [12, 3], volumeM3: [9, 3], loadingMetres: [5, 1] } as const

/** A figure of a load as the question takes it, read without a schema, for the front page brings none. */
export function isLoadFigure(name: keyof typeof loadFigures, typed: string): boolean {
  const [digits, places] = loadFigures[name]
  return new RegExp(`^\\d{1,${digits - places}}(\\.\\d{1,${places}})?$`).test(typed) && Number(typed) > 0
}
