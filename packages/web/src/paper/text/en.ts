import { text as failures } from '@landbridge/contract/paper/text/en'
import type { PaperText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.si-full': 'Shipping instruction (SI)',
  'workorder.si-title': 'Shipping instruction (SI) of {job}',
  'workorder.si-vgm': 'VGM, kg',
  'workorder.si-pieces': 'packages',
  'workorder.si-fill-in': 'Fill in',
  'workorder.si-read': 'View',
  'workorder.si-save': 'Save for later',
  'workorder.si-send': 'Send the SI',
  'workorder.si-send-ask':
    'Send the shipping instruction of {job}? We check it, and it can be changed once we have sent it back.',
  'workorder.si-was-sent': 'Shipping instruction sent',
  'workorder.si-returned-head': 'Please change:',
  'workorder.issued': 'Issued',
  'workorder.held-for': 'Held: {reason}',
  'workorder.draft-to-check': 'Draft consignment note to check',
  'workorder.draft-to-check-hint':
    'Check parties, goods, container and seals. Until the note is issued a change costs nothing; after that it has a fee.',
  'workorder.draft-confirm': 'Confirm the draft',
  'workorder.draft-confirm-ask':
    'Is everything in the draft of {job} right? The consignment note will be issued as it stands.',
  'workorder.draft-was-confirmed': 'Draft confirmed',
  'workorder.draft-change': 'Ask for a change',
  'workorder.draft-change-title': 'Change to the draft',
  'workorder.draft-change-hint': 'We correct the draft and send it to you again.',
  'workorder.draft-change-words': 'What is to change',
  'workorder.draft-change-sent': 'Your request is sent',
  'workorder.truck': 'Truck',
  'workorder.consignment': 'Consignment',
  'workorder.si-part': 'Part',
  'workorder.draft-cmr': 'CMR note, draft',
  'workorder.draft-cmr-to-check': 'The draft of the CMR notes is to be checked',
  'workorder.draft-cmr-to-check-hint': 'Check the draft for every truck, then confirm it or say what is to change.',
  'workorder.draft-cmr-confirm-ask': 'Confirm the draft of the CMR notes of {job}?',
  'workorder.draft-bill-to-check': 'Draft bill of lading to check',
  'workorder.draft-bill-to-check-hint':
    'Check parties, goods, containers, seals and the release. Until the bill is issued a change costs nothing; after that it has a fee.',
  'workorder.draft-bill-confirm-ask':
    'Is everything in the draft of {job} right? The bill of lading will be issued as it stands.',
  'workorder.draft-waybill-to-check': 'Draft air waybill to check',
  'workorder.draft-waybill-to-check-hint': 'Check parties, goods, pieces and weights; changes after issue are charged.',
  'workorder.draft-waybill-confirm-ask':
    'Is everything in the draft of {job} right? The air waybill will be issued like this.',
} satisfies PaperText
