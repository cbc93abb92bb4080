import { createHash } from 'node:crypto'
import { puzzleBits } from '@landbridge/contract/access/phone-endpoints'

/** Letters are read large or small alike. */
export function isRightAnswer(captcha: { kind: 'picture' | 'work'; answer: string }, answer: string): boolean {
  if (captcha.kind === 'picture') return answer.toLowerCase() === captcha.answer.toLowerCase()
  const hash = createHash('sha256').update(`${captcha.answer}${answer}`).digest()
  return hash.readUInt32BE(0) >>> (32 - puzzleBits) === 0
}
