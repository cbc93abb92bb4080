import { createHash } from 'node:crypto'
import { puzzleBits } from '@landbridge/contract/access/phone-endpoints'

/** Whether somebody read the letters, large or small, or solved the puzzle. */
export function isRightAnswer(asked: { kind: 'picture' | 'work'; answer: string }, answer: string): boolean {
  if (asked.kind === 'picture') return answer.toLowerCase() === asked.answer.toLowerCase()
  const hash = createHash('sha256').update(`${asked.answer}${answer}`).digest()
  return hash.readUInt32BE(0) >>> (32 - puzzleBits) === 0
}
