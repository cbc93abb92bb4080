import { createHash } from 'node:crypto'
import { puzzleBits } from '@landbridge/contract/access/phone-endpoints'

/** True for the letters of a picture, large or small, and for work of the browser that is hard to find and cheap to check. */
export function isRightAnswer(captcha: { kind: 'picture' | 'work'; answer: string }, answer: string): boolean {
  if (captcha.kind === 'picture') return answer.toLowerCase() === captcha.answer.toLowerCase()
  const hash = createHash('sha256').update(`${captcha.answer}${answer}`).digest()
  return hash.readUInt32BE(0) >>> (32 - puzzleBits) === 0
}
