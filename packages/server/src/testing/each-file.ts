import { beginFile } from './test-database.ts'

// The files of a worker share its process (docs/decisions/0021), and this one is run anew before each.
beginFile()
