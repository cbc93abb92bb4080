import { createHash } from 'node:crypto'
import { puzzleBits } from '@landbridge/contract/access/phone-endpoints'

/** Whether somebody read the letters, large or small, or solved the puzzle. */
export function isRightAnswer(asked: { kind: 'picture' | 'work'; answer: string }, said: string): boolean {
  if (asked.kind === 'picture') return said.toLowerCase() === asked.answer.toLowerCase()
  const hash = createHash('sha256').update(`${asked.answer}${said}`).digest()
  return hash.readUInt32BE(0) >>> (32 - puzzleBits) === 0
}
