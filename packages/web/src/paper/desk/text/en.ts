import type { PaperDeskText } from './zh-cn.ts'

export const text = {
  'paper.si-fill-in-for': 'Fill in for the customer',
  'paper.si-sent-late': 'Sent after the cut-off',
  'paper.si-lacks': 'Still missing',
  'paper.si-differences': 'Differs from the work order, whose data are kept (instruction / work order):',
  'paper.si-return': 'Send back for changes',
  'paper.si-field': 'Field',
  'paper.si-was-returned': 'Sent back to the customer',
  'paper.si-finalise': 'Make it final',
  'paper.si-finalise-ask':
    'Make the shipping instruction of {job} final? Its containers, seals and figures go onto the work order.',
  'paper.si-finalise-ask-SLI':
    'Make the shipper’s letter of instruction of {job} final? Its figures go onto the work order.',
  'paper.si-finalise-ask-LOADING': 'Make the loading instruction of {job} final? Its figures go onto the work order.',
  'paper.si-finalised': 'Shipping instruction is final',
  'paper.si-finalised-SLI': 'Shipper’s letter of instruction is final',
  'paper.si-finalised-LOADING': 'Loading instruction is final',
  'paper.hold-reason': 'Reason for the hold',
  'paper.manifest-take': 'Download the manifest',
  'paper.manifest-empty': 'Nothing is booked on this departure yet',
  'paper.release-it': 'Release the cargo',
  'paper.hold-it': 'Hold the cargo',
  'paper.hold-hint': 'The customer sees the reason and the date.',
  'paper.release-ask': 'Release the cargo of work order {jobNo}?',
  'paper.released-now': 'Cargo released',
} satisfies PaperDeskText
