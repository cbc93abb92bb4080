/** How much of a proof is run: a smoke of seconds with the tests, or the whole of it. */
export type Size = 'smoke' | 'full'

/** Something the product promises, and the program that shows it. A breach is a sentence; none is what is wanted. */
export type Proof = {
  name: string
  promise: string
  run(
    size: Size,
    note: (line: string) => void,
  ): Promise<{ figures: Record<string, number | string>; breaches: string[] }>
}
