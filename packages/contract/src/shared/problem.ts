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

/** The one error the product throws on purpose. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldProblems | undefined
  readonly data: object | undefined
  constructor(code: ProblemCode, fields?: FieldProblems, data?: object) {
    super(code)
    this.code = code
    this.fields = fields
    this.data = data
  }
}
