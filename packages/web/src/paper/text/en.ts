import { text as failures } from '@landbridge/contract/paper/text/en'
import type { PaperText } from './zh-cn.ts'

export const text = {
  ...failures,
  'paper.si-full': 'Shipping instruction (SI)',
  'paper.si-booking-remark': 'Remarks of the booking',
  'paper.si-full-SLI': 'Shipper’s letter of instruction (SLI)',
  'paper.si-full-LOADING': 'Loading instruction',
  'paper.si-title': 'Shipping instruction (SI) of {job}',
  'paper.si-title-SLI': 'Shipper’s letter of instruction (SLI) of {job}',
  'paper.si-title-LOADING': 'Loading instruction of {job}',
  'paper.si-vgm': 'VGM, kg',
  'paper.si-pieces': 'packages',
  'paper.si-fill-in': 'Fill in',
  'paper.si-read': 'View',
  'paper.si-save': 'Save for later',
  'paper.si-send': 'Send the SI',
  'paper.si-send-SLI': 'Send the SLI',
  'paper.si-send-LOADING': 'Send the loading instruction',
  'paper.si-send-ask':
    'Send the shipping instruction of {job}? We check it, and it can be changed once we have sent it back.',
  'paper.si-send-ask-SLI':
    'Send the shipper’s letter of instruction of {job}? We check it, and it can be changed once we have sent it back.',
  'paper.si-send-ask-LOADING':
    'Send the loading instruction of {job}? We check it, and it can be changed once we have sent it back.',
  'paper.si-was-sent': 'Shipping instruction sent',
  'paper.si-was-sent-SLI': 'Shipper’s letter of instruction sent',
  'paper.si-was-sent-LOADING': 'Loading instruction sent',
  'paper.si-returned-head': 'Please change:',
  'paper.issued': 'Issued',
  'paper.held-for': 'Held: {reason}',
  'paper.draft-to-check': 'Draft consignment note to check',
  'paper.draft-to-check-hint':
    'Check parties, goods, container and seals. Until the note is issued a change costs nothing; after that it has a fee.',
  'paper.draft-confirm': 'Confirm the draft',
  'paper.draft-confirm-ask':
    'Is everything in the draft of {job} right? The consignment note will be issued exactly as drafted.',
  'paper.draft-was-confirmed': 'Draft confirmed',
  'paper.draft-change': 'Ask for a change',
  'paper.draft-change-title': 'Change to the draft',
  'paper.draft-change-hint': 'We correct the draft and send it to you again.',
  'paper.draft-change-words': 'What should change',
  'paper.draft-change-sent': 'Your request is sent',
  'paper.truck': 'Truck',
  'paper.consignment': 'Consignment',
  'paper.si-part': 'Part',
  'paper.draft-cmr': 'CMR note, draft',
  'paper.draft-cmr-to-check': 'Draft CMR notes to check',
  'paper.draft-cmr-to-check-hint': 'Check the draft for every truck, then confirm it or say what should change.',
  'paper.draft-cmr-confirm-ask': 'Confirm the draft of the CMR notes of {job}?',
  'paper.draft-bill-to-check': 'Draft bill of lading to check',
  'paper.draft-bill-to-check-hint':
    'Check parties, goods, containers, seals and the release. Until the bill is issued a change costs nothing; after that it has a fee.',
  'paper.draft-bill-confirm-ask':
    'Is everything in the draft of {job} right? The bill of lading will be issued exactly as drafted.',
  'paper.draft-waybill-to-check': 'Draft air waybill to check',
  'paper.draft-waybill-to-check-hint': 'Check parties, goods, pieces and weights; changes after issue are charged.',
  'paper.draft-waybill-confirm-ask':
    'Is everything in the draft of {job} right? The air waybill will be issued exactly as drafted.',
} satisfies PaperText
