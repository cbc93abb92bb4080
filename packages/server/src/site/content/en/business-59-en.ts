import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, figure, heading, list, paragraph, questions, steps } from '../blocks.ts'

export const business59: PageText = {
  title: 'International container trains',
  description:
    'Block trains from China to Europe, Russia and Central Asia: departures, typical transit times, containers, documents and cut-offs.',
  blocks: [
    paragraph(
      'A block train runs as one from the Chinese terminal to the border and on, without being sorted on the way. That makes the days predictable: about half the time by sea, at a fraction of the price by air.',
    ),
    figure('trains'),
    heading('When to choose it'),
    list(
      "Both ends lie inland: a container from Xi'an or Chongqing reaches Duisburg or Moscow without the detour to a port.",
      'Stock has to arrive on a known week, and three weeks of sailing more would tie up too much money.',
      'The value is high enough for time to matter: electronics, car parts, machinery, clothing.',
      'You need less carbon than by air; each price shows its CO₂e.',
    ),
    heading('What is included'),
    list(
      'The slot on the train, from station to station, with the change of gauge at the border.',
      'A carrier’s container (COC) in the sizes that the price names, or space for your own (SOC).',
      'Terminal handling at the departure, unless the price says otherwise.',
      'The SMGS and CIM consignment notes, drafted for you to check before they are issued.',
      'Milestones: in the terminal, departed, at the border, gauge change done, arrived.',
      'On request: collection and delivery by truck, customs clearance, cargo insurance, temperature control.',
    ),
    heading('Typical transit times'),
    facts(
      ["Xi'an – Hamburg, via Khorgos and Malaszewicze", '14–18 days'],
      ['Chongqing – Duisburg', '15–19 days'],
      ['Zhengzhou – Moscow', '14–18 days'],
      ['Yiwu – Madrid', '20–25 days'],
      ["Xi'an – Almaty", '7–10 days'],
      ["Xi'an – Tashkent", '10–14 days'],
    ),
    paragraph(
      'Typical, from terminal to terminal, without customs inspection or a queue at the border. The price query shows the planned days and the next departures of your lane.',
    ),
    heading('Containers and weights'),
    facts(
      [
        '40HQ, 40GP',
        'The usual container. The limit is set by the wagon and the lane, often 22 to 26 tonnes of cargo.',
      ],
      ['20GP', 'Usually two on a wagon, of similar weight; heavy ones need a check first.'],
      ['Reefer', 'With a generator on lanes that run it, and a data logger for the whole route.'],
      [
        'LCL',
        'Shared containers leave from the consolidation warehouse; priced by volume or weight, whichever is more.',
      ],
    ),
    heading('Documents needed'),
    list(
      'Shipping instruction with shipper, consignee and destination station: it becomes the consignment note.',
      'Commercial invoice and packing list; through Russia and Kazakhstan with goods names in Russian.',
      'HS codes, six digits for transit, ten for clearance in the Eurasian Economic Union.',
      'Export declaration or power of attorney to declare.',
      'Verified weight and a photo of the lashing for heavy or tall pieces.',
      'Safety data sheet for anything chemical or with a battery: not every train takes it, so ask first.',
    ),
    heading('How it works'),
    steps(
      ['Choose a departure', 'Prices show the space left by container size and the cut-offs.'],
      ['Book', 'Say who packs, whose container it is and where the empty is picked up.'],
      ['Send the papers', 'As a rule five working days before departure; the booking counts the hours.'],
      ['Deliver to the terminal', 'As a rule two days before departure. From then on you can track the train.'],
      ['Collect', 'The arrival notice names the terminal and the free time; the empty goes back to the named depot.'],
    ),
    heading('Questions and answers'),
    questions(
      [
        'Why does the gauge change?',
        'China and Europe use 1435 mm, the countries between them 1520 mm. At the border a crane lifts the container from wagon to wagon; the container itself stays closed.',
      ],
      [
        'What if the train leaves later than planned?',
        'The booking keeps its place on the train and shows the new day. If you cannot wait, ask for another departure; we say what it costs first.',
      ],
      [
        'Are there goods that cannot go?',
        'Yes: what the transit countries ban or sanction, most explosives and radioactive goods. We check the HS codes before we accept a booking.',
      ],
      ['Is LCL as fast as a full container?', 'Add two to five days for consolidation and for unpacking.'],
    ),
    action('See rail prices', '/freight/railway/query'),
  ],
}
