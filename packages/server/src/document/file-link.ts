import { createHmac, timingSafeEqual } from 'node:crypto'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { CallerAs } from '../platform/caller.ts'

type Reader = CallerAs<'customer' | 'staff'>

const minuteMs = 60_000
const linkMinutes = 5

/** A link to one file, valid for minutes with its maker's rights. */
export function linkTo(
  fid: string,
  { caller, epoch, now, secret }: { caller: Reader; epoch: number | undefined; now: Date; secret: string },
) {
  const reader = readerOf(caller, epoch)
  const expires = Math.ceil(now.getTime() / minuteMs) + linkMinutes
  const sign = signatureOf({ fid, expires, reader }, secret)
  return `${documentEndpoints.link.path}?${new URLSearchParams({ fid, expires: String(expires), reader, sign })}`
}

/** The reader whose eyes a link has, and the epoch in which it was made; a wrong or late link answers as a file that is not there. */
export function openLink(
  link: { fid: string; expires: number; reader: string; sign: string },
  secret: string,
  now: Date,
): { reader: Reader; epoch: number } {
  const due = Buffer.from(signatureOf(link, secret))
  const shown = Buffer.from(link.sign)
  const isRight = due.length === shown.length && timingSafeEqual(due, shown)
  if (!isRight || link.expires * minuteMs < now.getTime()) throw new Problem('document.missing')
  const [kind, epoch, userId = '', customerId = ''] = link.reader.split('.')
  const reader: Reader =
    kind === 'staff'
      ? { actor: 'staff', userId, permissions: ['document.view'] }
      : { actor: 'customer', userId, customerId, role: 'member' }
  return { reader, epoch: Number(epoch) }
}

const readerOf = (caller: Reader, epoch: number | undefined) =>
  caller.actor === 'staff'
    ? `staff.${epoch}.${caller.userId}`
    : `customer.${epoch}.${caller.userId}.${caller.customerId}`

const signatureOf = ({ fid, expires, reader }: { fid: string; expires: number; reader: string }, secret: string) =>
  createHmac('sha256', secret).update(`${fid}|${expires}|${reader}`).digest('base64url')
