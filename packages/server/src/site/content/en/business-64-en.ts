import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, figure, heading, list, paragraph, questions, steps } from '../blocks.ts'

export const business64: PageText = {
  title: 'International air transport',
  description:
    'Air freight between China, Europe, Russia and Central Asia: chargeable weight, typical times, size limits, documents and steps.',
  blocks: [
    paragraph(
      'For what cannot wait: spare parts for a stopped line, samples, medicine, a launch. We compare direct flights with cheaper transfers, and you see the chargeable weight before you book.',
    ),
    figure('air'),
    heading('When to choose it'),
    list(
      'A day of delay costs more than the freight.',
      'The lot is small or dense: the price follows the weight, and a container would run half empty.',
      'The goods lose their value quickly or need an unbroken cold chain.',
      'Part of a larger lot has to be there first; the rest follows by rail or sea.',
    ),
    heading('What is included'),
    list(
      'Booking with the airline, direct or with a transfer, on a named flight or the next one.',
      'Delivery to the airport or collection at your door.',
      'Weighing, measuring, labelling and security screening.',
      'Master and house air waybill (MAWB, HAWB).',
      'Export clearance; import clearance and delivery on request.',
      'Milestones: received, departed, transferred, arrived, released, delivered.',
    ),
    heading('Typical transit times'),
    facts(
      ['Shanghai – Frankfurt, direct', '2–4 days'],
      ['Guangzhou – Moscow', '2–4 days'],
      ["Xi'an – Almaty", '2–3 days'],
      ['China – Europe with a transfer', '4–7 days'],
      ['China – Europe, door to door', '5–9 days'],
    ),
    paragraph(
      'Typical, from airport to airport unless said, counted from the cargo cut-off. Customs inspection comes on top.',
    ),
    heading('How the weight is counted'),
    facts(
      [
        'Volume weight',
        'Length × width × height in centimetres, divided by 6000: one cubic metre counts as about 167 kg.',
      ],
      ['Chargeable weight', 'The larger of gross weight and volume weight, for the whole lot.'],
      [
        'Weight breaks',
        '45, 100, 300, 500 and 1000 kg. Close below a break the next one can be cheaper; the price query tries it for you.',
      ],
      ['Size of a piece', 'Up to about 160 cm in height on passenger aircraft, up to about 300 cm on freighters.'],
    ),
    heading('Documents needed'),
    list(
      'Commercial invoice and packing list with the size of every piece.',
      'HS codes and export declaration or power of attorney.',
      'For chemicals, powders, liquids and magnets: a transport condition report or safety data sheet.',
      'For dangerous goods: shipper’s declaration, UN number, packaging certificate.',
      'For batteries: UN 38.3 test summary, watt-hours, and how they are packed.',
    ),
    heading('How it works'),
    steps(
      ['Ask for the price', 'Give the pieces with size and weight; the chargeable weight is worked out as you type.'],
      ['Book', 'We confirm the flight and the cargo cut-off.'],
      [
        'Hand over',
        'Deliver to the airport warehouse. If it weighs more than booked, you are told before it is charged.',
      ],
      ['Track', 'Departed, transferred and arrived come from the airline’s messages.'],
      ['Receive', 'With the arrival notice the broker clears and the truck delivers.'],
    ),
    heading('Questions and answers'),
    questions(
      [
        'Is space certain once I have booked?',
        'After our confirmation, for that flight. Airlines can still offload cargo for weight; then it goes on the next flight, at the same price.',
      ],
      [
        'Can lithium batteries fly?',
        'Most can, with limits on charge and packing. Loose batteries go on freighters only.',
      ],
      [
        'Why is the bill higher than the estimate?',
        'Because the measured weight was larger. The bill shows the airport’s figures beside yours.',
      ],
      [
        'Do you keep a temperature?',
        'Yes, on request: +2 to +8 °C or +15 to +25 °C with active or passive packing, priced case by case.',
      ],
    ),
    action('See air prices', '/freight/air/query'),
  ],
}
