/** Entity: which of our companies carries a booking, wherever the desk shows it. */

export { EntityCard } from './desk/entity-card.tsx'
