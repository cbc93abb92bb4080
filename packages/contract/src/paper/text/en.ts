import type { PaperText } from './zh-cn.ts'

export const text = {
  'workorder.no-paper-yet':
    'This paper is available once the cargo has arrived; the completion sheet once it is issued',
  'workorder.draft-not-sent': 'There is no draft to be checked at the moment',
  'workorder.house-bill-no-needed':
    'Our bill has no number yet. It gets one when the instruction is made final; you can also enter it here',
  'workorder.box-on-no-bill':
    'The shipping instruction gives goods for some containers only. Say what the others hold, or no bill will cover them',
  'workorder.bill-without-goods':
    'There are more bills than lines of goods, so one bill has no goods. Split the lines in the shipping instruction or ask for fewer bills',
  'workorder.draft-not-confirmed': 'Only a confirmed draft can be issued',
  'workorder.draft-instruction-back':
    'The instruction has been sent back. The draft can go out once the instruction is sent in again',
  'workorder.draft-instruction-not-final': 'Make the instruction final before you issue the document',
  'workorder.bill-to-take-back': 'The bill is issued. Take it back first by setting its draft to “Change asked”',
  'workorder.draft-without-number': 'This draft has no bill number yet. You will get it again with its number',
  'workorder.hold-reason-needed': 'Choose why it is held',
  'workorder.si-changed-field': 'Changed with the booking',
  'workorder.si-changed':
    'The booking was changed as requested, and this instruction has been updated. Check it and send it again',
  'workorder.si-after-cutoff':
    'The cut-off for the instruction has passed; it will still be accepted, but may be too late',
  'workorder.si-packages-apart': 'Packages of the goods and of the container do not agree',
  'workorder.si-weight-apart': 'Weight of the goods and of the container differ by more than 1%',
  'workorder.si-volume-apart': 'Volume of the goods and of the container differ by more than 2%',
  'workorder.manifest': 'Manifest',
  'workorder.manifest-booking': 'Booking no.',
  'workorder.manifest-job': 'Work order no.',
  'workorder.manifest-customer': 'Customer',
  'workorder.manifest-consignee': 'Consignee',
  'workorder.manifest-goods': 'Goods',
  'workorder.manifest-boxes': 'Containers',
  'workorder.manifest-container': 'Container no.',
  'workorder.manifest-seals': 'Seal no.',
  'workorder.manifest-packages': 'Packages',
  'workorder.manifest-weight': 'Gross weight, kg',
  'workorder.manifest-wagon': 'Wagon',
  'workorder.manifest-note': 'Consignment note no.',
  'workorder.paper-master-draft': 'Draft master air waybill (MAWB)',
  'workorder.paper-draft-air-waybill': 'Draft air waybill',
  // The papers that are drawn of a work order; what stands on them has its own words.
  'workorder.paper-completion': 'Completion sheet',
  'workorder.paper-delivery': 'Delivery note',
  'workorder.paper-draft': 'Draft consignment note',
  'workorder.paper-draft-bill': 'Draft bill of lading',
  'workorder.paper-arrival-notice': 'Arrival notice',
} satisfies PaperText
