import type { PaperDeskText } from './zh-cn.ts'

export const text = {
  'workorder.si-fill-in-for': 'Fill in for the customer',
  'workorder.si-sent-late': 'Sent after the cut-off',
  'workorder.si-lacks': 'Still missing',
  'workorder.si-differences': 'Differs from the work order, which stands (SI / work order):',
  'workorder.si-return': 'Send back for changes',
  'workorder.si-field': 'Field',
  'workorder.si-was-returned': 'Sent back to the customer',
  'workorder.si-finalise': 'Make it final',
  'workorder.si-finalise-ask':
    'Make the shipping instruction of {job} final? Its containers, seals and figures go onto the work order.',
  'workorder.si-finalised': 'Shipping instruction is final',
  'workorder.hold-reason': 'Reason for the hold',
  'workorder.manifest-take': 'Download the manifest',
  'workorder.manifest-empty': 'Nothing is booked on this departure yet',
  'workorder.release-it': 'Release the cargo',
  'workorder.hold-it': 'Hold the cargo',
  'workorder.hold-hint': 'The customer sees the reason and since when.',
  'workorder.release-ask': 'Release the cargo of work order {jobNo}?',
  'workorder.released-now': 'Cargo released',
} satisfies PaperDeskText
