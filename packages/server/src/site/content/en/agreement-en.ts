import type { PageText } from '@landbridge/contract/site/site-content'
import { action, heading, list, paragraph } from '../blocks.ts'

export const agreement: PageText = {
  title: 'User service agreement',
  description: 'The terms under which this portal is used: accounts, prices, bookings, bills, liability and data.',
  blocks: [
    paragraph(
      'By registering or logging in you agree to these terms. “We” are the forwarder that runs this portal; “you” are the person who uses it and the company that you act for.',
    ),
    heading('1. What the portal is for'),
    paragraph(
      'You can look up prices, book transport, track cargo, and check bills and invoices. The transport itself is governed by the accepted booking, the transport document of each mode and the law that applies to it.',
    ),
    heading('2. Your account'),
    list(
      'Give your true name and contact details and keep them up to date. An unknown phone number gets an account with its first login by code.',
      'Keep passwords and codes to yourself. Whatever is done with your login counts as done by you until you tell us that it was lost.',
      'The owner of a company’s account invites colleagues and deactivates them. Anyone who leaves the company must be deactivated.',
      'Certification needs genuine documents. We may ask for them again when they expire.',
    ),
    heading('3. Prices and quotes'),
    list(
      'Prices are valid until the day they name and for the services they list.',
      'Duties, taxes, inspection, storage and waiting time are extra unless the price names them.',
      'A price marked as a sample shows how the portal works and cannot be booked as an offer.',
      'An obvious error in a price binds nobody; we tell you before we accept the booking.',
    ),
    heading('4. Bookings'),
    list(
      'A booking is your offer. The contract is made when its status becomes Accepted.',
      'Until then you can change or withdraw it at no cost. Afterwards changes and cancellations follow the change request, which shows their cost first.',
      'Cut-offs are binding. Cargo or papers that come later may miss the departure at your cost.',
      'If a departure is dropped or space is lost, we offer the next one or release you from the booking at no cost.',
    ),
    heading('5. Your responsibility'),
    list(
      'That descriptions, weights, HS codes and values are right and complete.',
      'That dangerous, temperature-controlled, export-controlled and oversize cargo is declared as such before we accept it.',
      'That cargo is packed and secured for every mode of the route.',
      'That you do not ship what the countries on the way forbid, or to persons under sanctions.',
    ),
    heading('6. Our responsibility'),
    paragraph(
      'We choose carriers with care, carry out accepted bookings and tell you about delays as soon as we know of them. For loss, damage and delay we answer under the rules of the leg on which they happened (SMGS, CIM, CMR, sea or air law) and within their limits. We recommend cargo insurance; you can order it with the booking.',
    ),
    heading('7. Transit times and tracking'),
    paragraph(
      'Transit times are estimates unless a fixed day was agreed in writing. Positions come from carriers and terminals and can be late or wrong; we correct what we learn is wrong. Anyone with a tracking link sees places and times, but no prices and no parties.',
    ),
    heading('8. Bills and payment'),
    list(
      'Check each bill within seven days. Dispute single lines; the rest stays due.',
      'Payment is due on the date of the bill under your credit term; without a term, before release of the cargo.',
      'When bills are overdue we may hold new bookings and, as far as the law allows, the cargo.',
    ),
    heading('9. Use of the portal'),
    list(
      'Do not try to see the data of others, to get round limits, or to load the portal with automated calls other than by an API key.',
      'Bookings may not be made from addresses that are blocked for booking.',
      'We may suspend accounts that break these terms, and tell you why.',
    ),
    heading('10. Your data'),
    paragraph('The privacy page says which data we keep, why and for how long; the cookie page names the cookies.'),
    heading('11. Changes and termination'),
    paragraph(
      'We announce changes of these terms in the portal 14 days before they take effect. You can close your account whenever no booking or bill is open. Accepted bookings are carried out under the terms of their day.',
    ),
    heading('12. Law'),
    paragraph(
      'The law and the court named in your transport contract apply. Where none is named, it is the law and the court at the seat of the forwarder that runs this portal.',
    ),
    action('Read the privacy page', '/privacy'),
  ],
}
