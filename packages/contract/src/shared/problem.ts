import type { ProblemCode } from './problem-kinds.ts'

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
  /** Facts that the reader needs to go on. They cross the wire as they are. */
  readonly data: object | undefined
  constructor(code: ProblemCode, fields?: FieldProblems, data?: object) {
    super(code)
    this.code = code
    this.fields = fields
    this.data = data
  }
}
