import type { PaletteText } from './zh-cn.ts'

export const text = {
  'shell.find': 'Search bookings, work orders, containers, pages',
  'shell.find-recent': 'Recent',
  'shell.find-pages': 'Pages',
  'shell.find-deeds': 'Actions',
  'shell.find-partial': 'not everything could be searched',
  'shell.deed-book': 'Start a booking',
  'shell.deed-prices': 'Compare prices',
  'shell.deed-tariff': 'New tariff',
  'shell.deed-departure': 'New departure',
  'shell.keys-single': 'Single-letter keys',
  'shell.keys-single-hint':
    'They act only while nothing is being typed. Switched off, only the search with Ctrl or ⌘ stays.',
  'shell.key-palette': 'Search and go anywhere',
  'shell.key-sheet': 'Show these keys',
  'shell.key-search': 'Search in the list',
  'shell.key-next': 'Next row',
  'shell.key-previous': 'Previous row',
  'shell.key-open': 'Open the row (or Enter)',
  'shell.key-accept': 'Accept the booking (queue of the back office)',
  'shell.key-close': 'Close the panel beside the list',
  'shell.key-undo': 'Undo, while the message offers it',
} as const satisfies PaletteText
