import type { PageText } from '@landbridge/contract/site/site-content'
import { heading, labelledSteps, named, paragraph } from '../blocks.ts'

export const home: PageText = {
  title: 'Freight across Eurasia: prices, booking, tracking',
  description:
    'Compare rail, road, sea, air and multimodal prices between China, Central Asia, Russia and Europe, book online and track every border crossing.',
  blocks: [
    heading("From Xi'an to Hamburg, priced and booked in one sitting."),
    paragraph(
      'Rail, road, sea and air across Eurasia. See today’s price, book in minutes, and track the container until it is unloaded.',
    ),
    labelledSteps(
      ['Compare', 'Every mode in one list', 'Price, transit days, next departure, space left, CO₂e.'],
      ['Book', 'The price carries over', 'Drafts are saved automatically; last month’s order is one click.'],
      ['Track', 'Every border crossing', 'Planned, estimated, actual. Share the map without a login.'],
      ['Settle', 'Bills that explain themselves', 'Confirm, dispute a line, ask for the invoice.'],
    ),
    heading('Five ways to move it'),
    named(
      [
        'Faster than the sea, far below air',
        'Block trains from inland China to Europe, Russia and Central Asia, with fixed departures.',
      ],
      ['Door to door, no change of vehicle', 'Full trucks and part loads, with customs transit under TIR or T1.'],
      [
        'The lowest price for full containers',
        'Port to port or with the inland leg, FCL and LCL, with free time shown up front.',
      ],
      ['When days decide', 'Direct and transfer flights, priced on the chargeable weight that you can check yourself.'],
      ['One booking for several modes', 'We join the legs, hold the connection and send one bill.'],
    ),
    heading('Why book here'),
    named(
      ['Prices with their validity', 'Each price says how long it is valid, what it includes and what it does not.'],
      ['Space you can see', 'Departures show the containers left, so a booking is not a guess.'],
      ['Cut-offs with the hours left', 'Documents, cargo and customs each have a clock on the booking.'],
      ['A person with a phone number', 'Your salesperson and operator are named on every booking.'],
      ['Delays are shown early', 'When the estimate moves, the milestone shows by how many days.'],
      ['Every charge has a reason', 'Bills list each line with quantity and rate. Dispute one line, pay the rest.'],
    ),
  ],
}
