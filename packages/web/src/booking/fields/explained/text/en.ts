import type { ExplainedText } from './zh-cn.ts'

export const text: ExplainedText = {
  'booking.explain-incoterm-EXW': 'Buyer collects at the named place, clears the export and pays the whole carriage.',
  'booking.explain-incoterm-FCA':
    'Seller clears the export and hands the cargo over at the named place; from there the buyer pays and bears the risk.',
  'booking.explain-incoterm-CPT':
    'Seller clears the export and pays the carriage to the named place; the risk passes to the buyer at the first carrier.',
  'booking.explain-incoterm-CIP': 'As CPT, and the seller also insures the cargo against all risks.',
  'booking.explain-incoterm-DAP':
    'Seller pays and bears the risk to the named place; the buyer unloads, clears the import and pays duties.',
  'booking.explain-incoterm-DPU':
    'Seller pays and bears the risk until the cargo is unloaded at the named place; the buyer clears the import and pays duties.',
  'booking.explain-incoterm-DDP':
    'Seller pays everything to the named place, import clearance and duties included; the buyer only unloads.',
  'booking.explain-incoterm-FAS':
    'Seller places the cargo alongside the ship, cleared for export; from there the buyer pays. For sea freight only.',
  'booking.explain-incoterm-FOB':
    'Seller loads the cargo on board, cleared for export; from there the buyer pays. For sea freight only: containers go better under FCA.',
  'booking.explain-incoterm-CFR':
    'Seller pays the freight to the port of destination; the risk passes on board at the origin. For sea freight only: containers go better under CPT.',
  'booking.explain-incoterm-CIF':
    'As CFR, and the seller also insures the cargo. For sea freight only: containers go better under CIP.',
  'booking.explain-note-ASNEEDED': 'We choose the note that the route requires.',
  'booking.explain-note-SMGS':
    'Carries from China through Kazakhstan, Russia and Belarus; at the border of the European Union a CIM note takes over.',
  'booking.explain-note-CIM':
    'Carries on the railways of Europe; it does not reach beyond the border of the European Union to China.',
  'booking.explain-note-CIMSMGS':
    'One note for the whole way: no new note is issued at the border of the European Union.',
  'booking.explain-payer-seller': 'The seller pays the freight of this booking: prepaid.',
  'booking.explain-payer-buyer': 'The buyer pays the freight of this booking: collect.',
}
