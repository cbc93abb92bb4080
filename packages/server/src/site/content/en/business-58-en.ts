import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, figure, heading, list, paragraph, questions, steps } from '../blocks.ts'

export const business58: PageText = {
  title: 'International multimodal transport',
  description:
    'One booking, one contact and one bill for a route that joins rail, road, sea and air between Asia and Europe. Transit times, documents and steps.',
  blocks: [
    paragraph(
      'You book one route and we join its legs. A container can leave Chongqing by train, cross the Caspian Sea by ferry and reach the consignee by truck: one booking request, one operator, one bill.',
    ),
    figure('multimodal'),
    heading('When to choose it'),
    list(
      'The origin or the destination is away from a rail terminal or a seaport, and the cargo has to arrive at the door.',
      'The direct train is full or does not leave on your date, and another pair of legs arrives in the same week.',
      'Sea takes too long and air costs too much: rail with road, or sea with air, lies between them.',
      'A border or a port is congested, and you want another way round without starting over.',
    ),
    heading('What is included'),
    list(
      'A route plan with at least one alternative: transit days, border crossings, price.',
      'Collection and the first leg to the terminal, port or airport.',
      'Every main leg, with the container or cargo handed over between them.',
      'Storage at a change of mode, within the carrier’s free time.',
      'Export, transit and import clearance in the countries where you order it from us.',
      'The last leg to the consignee, and the return of the empty container where it is the carrier’s.',
      'One line of milestones over all legs, with a link that you can share.',
    ),
    heading('Typical transit times'),
    facts(
      ['Chongqing – Munich, train and truck', '18–24 days'],
      ["Xi'an – Istanbul, train and Caspian ferry", '24–34 days'],
      ['Hanoi – Duisburg, truck and train through China', '24–32 days'],
      ['Osaka – Warsaw, sea and train', '24–32 days'],
      ['Shenzhen – Frankfurt, sea and air', '14–20 days'],
    ),
    paragraph(
      'These are typical ranges from collection to the last terminal, without customs inspection. They are not a promise: the days of a given departure are shown in the price query and on your booking.',
    ),
    heading('Documents needed'),
    list(
      'Commercial invoice and packing list, one set that fits all legs.',
      'HS code of every product, six digits at least; ten where the cargo is cleared in Russia or Kazakhstan.',
      'Export declaration, or a power of attorney if we declare for you.',
      'For dangerous goods: the safety data sheet, UN number and packaging certificate. The strictest leg decides.',
      'For your own containers (SOC): container numbers and valid CSC plates.',
    ),
    heading('How it works'),
    steps(
      [
        'Ask for the price',
        'Give both places, the date and the containers or the weight. Where there is no price, ask for a quote in the same form.',
      ],
      ['Book', 'The price carries over into the booking. We confirm each leg and the cut-offs.'],
      ['Hand over the cargo', 'Load at your door or deliver to the terminal before the cargo cut-off.'],
      ['Track', 'See departure, each change of mode and each border, planned and actual.'],
      ['Receive and settle', 'Sign for the delivery, check the bill, ask for the invoice.'],
    ),
    heading('Questions and answers'),
    questions(
      [
        'Is the container opened at a change of mode?',
        'No. It stays sealed from end to end. Only a customs inspection or reloading into another container opens it, and then you see the new seal number.',
      ],
      [
        'Who answers for damage when several carriers are involved?',
        'You have one contract, with us. The rules of the leg on which the damage happened (SMGS, CIM, CMR, sea or air law) set the limits; cargo insurance covers what lies above them.',
      ],
      [
        'Can the route change after departure?',
        'Up to the next change of mode, yes. Send a change request on the booking; you see what it costs before you agree.',
      ],
      [
        'What if a connection is missed?',
        'We book the next one and show the new estimate. Storage beyond the free time is charged only where the delay was on your side.',
      ],
    ),
    action('Ask for a multimodal quote', '/freight/multiTrans/query'),
  ],
}
