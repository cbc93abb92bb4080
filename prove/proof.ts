/** How much of a proof is run: a smoke of seconds with the tests, or the whole of it. */
export type Size = 'smoke' | 'full'

/** Something the product promises, and the program that shows it. A breach is a sentence; none is what is wanted. */
export type Proof = {
  name: string
  promise: string
  /** `demo` is a data folder with the demo business in it, to begin from; without one it is made. */
  run(
    size: Size,
    note: (line: string) => void,
    demo?: string,
  ): Promise<{ figures: Record<string, number | string>; breaches: string[] }>
}
