import type { ProblemCode } from './problem-kinds.ts'

/** Which fields are wrong, each with the key of the text that says why. */
export type FieldProblems = Readonly<Record<string, string>>

export type ProblemReply = {
  success: false
  code: ProblemCode
  message: string
  fields?: FieldProblems
  data?: object
  errorId?: string
}

/** The one error the product throws on purpose. Anything else reaching the edge is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldProblems | undefined
  /** What the reader needs to go on. It crosses the wire as it is. */
  readonly data: object | undefined
  constructor(code: ProblemCode, fields?: FieldProblems, data?: object) {
    super(code)
    this.code = code
    this.fields = fields
    this.data = data
  }
}
