import { standAtMoment } from './moment.ts'

// Imported before all else by whatever starts portals with the demo business. A portal that runs already has a time of its own.
if (!process.env.PORTAL && !process.env.PAGES_PORTAL) standAtMoment()
