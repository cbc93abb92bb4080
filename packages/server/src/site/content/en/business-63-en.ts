import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, figure, heading, list, paragraph, questions, steps } from '../blocks.ts'

export const business63: PageText = {
  title: 'Cross-border e-commerce logistics',
  description:
    'From the supplier in China to the fulfilment warehouse abroad: consolidation, customs regimes, import VAT, delivery by appointment. Times and documents.',
  blocks: [
    paragraph(
      'Sellers ship many small lots to a few large warehouses, and the warehouse turns away whatever is labelled wrong. We collect from several suppliers, check the cartons, clear customs on both sides and deliver at the booked time.',
    ),
    figure('ecommerce'),
    heading('When to choose it'),
    list(
      'You sell on a marketplace and restock its warehouses, or a warehouse of your own abroad.',
      'Your goods come from several suppliers and fill a container only together.',
      'Some articles are urgent and most are not: the lot is split between air, truck and train.',
      'You ship parcels to buyers directly and need them declared by list for export and import.',
    ),
    heading('What is included'),
    list(
      'Collection from suppliers and consolidation in the warehouse at the origin.',
      'A check of cartons: count, size, weight, shipping marks and warehouse labels; relabelling on request.',
      'Export under the regime that fits: 9610 or 9710 for sales to buyers and businesses abroad, 9810 for overseas warehouses, 1210 for bonded goods, or ordinary trade 0110.',
      'Rail, truck, air or sea, as FCL or LCL.',
      'Import clearance with the VAT scheme that you use.',
      'Delivery by appointment, with proof of delivery for every warehouse reference.',
    ),
    heading('Typical transit times'),
    facts(
      ['China – Germany, train and delivery', '20–28 days'],
      ['China – Germany, truck', '15–20 days'],
      ['China – Germany, air and delivery', '6–10 days'],
      ['China – Moscow, truck', '12–18 days'],
      ['China – Poland, sea LCL and delivery', '40–50 days'],
    ),
    paragraph(
      'Typical, from receipt in our warehouse to the first delivery attempt. In the weeks before large sales, appointments alone can add a week: book early.',
    ),
    heading('Documents needed'),
    list(
      'Product list: name, material, use, HS code, quantity, value, a photo and the sales link.',
      'Commercial invoice and packing list by carton.',
      'EORI number and VAT number in the country of import, or the IOSS number for parcels up to 150 euros.',
      'Conformity papers where the goods need them (CE, EAC) and the responsible person in the EU.',
      'For batteries: UN 38.3 test summary and safety data sheet.',
      'Warehouse shipment reference and carton labels.',
    ),
    heading('How it works'),
    steps(
      ['Send the product list', 'We answer which articles can go, by which mode and under which regime.'],
      ['Book', 'One booking for the lot; say what is urgent.'],
      [
        'Deliver to the warehouse',
        'Cartons are counted, measured and weighed; you see the figures before they are billed.',
      ],
      ['Track', 'One number over all legs, to the customs release and the appointment.'],
      ['Close the lot', 'Differences in count are settled with the proof of delivery.'],
    ),
    heading('Questions and answers'),
    questions(
      [
        'Who is the importer of record?',
        'You, your company in the country of import, or your fiscal representative. We do not import in our own name.',
      ],
      [
        'How is LCL billed?',
        'By the larger of volume and weight, as measured in the warehouse. The booking shows both.',
      ],
      [
        'What happens to goods that the warehouse refuses?',
        'They are stored nearby; you choose relabelling, another warehouse, return or disposal, each with its price.',
      ],
      ['Can different marketplaces share a container?', 'Yes, as long as each lot has its own papers and labels.'],
    ),
    action('See rail prices', '/freight/railway/query'),
  ],
}
