import { text as failures } from '@landbridge/contract/document/text/en'
import type { DocumentText } from './zh-cn.ts'

export const text = {
  ...failures,
  'document.documents': 'Documents',
  'document.add': 'Add a file',
  'document.added': 'File added',
  'document.none': 'No files yet',
  'document.size-kb': '{size} KB',
  'document.staff-only': 'Internal',
  'document.download': 'Download {name}',
  'document.remove': 'Remove {name}',
  'document.remove-ask': 'Remove the file “{name}”?',
  'document.drop-hint': 'Drop a file here or choose one: PDF, JPG, PNG, XLSX or DOCX, 10 MB at most',
  'document.type': 'Document type',
  'document.audience': 'Who sees it',
  'document.audience-customer': 'Customer and us',
  'document.audience-staff': 'Internal only',
  'document.asked': 'Documents needed',
  'document.asked-of-you': 'from you',
  'document.asked-of-us': 'from us',
  'document.asked-of-customer': 'from the customer',
  'document.asked-by-day': 'by {day}',
  'document.asked-given': 'Received',
  'document.asked-open': 'Due',
  'document.give': 'Upload',
  'document.give-named': 'Upload: {name}',
  'document.none-asked': 'No document is asked for at the moment.',
  'document.papers': 'Papers',
  'document.papers-hint':
    'Add the business licence (needed) and, where it helps, a power of attorney or another proof. PDF, JPG or PNG, up to 10 MB each.',
  'document.save-file': 'Download',
} satisfies DocumentText
