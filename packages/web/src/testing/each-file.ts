import { vi } from 'vitest'

// The files of a worker share its process and what the libraries keep (docs/decisions/0021). What our own modules remember, such as
// who is logged in, is each file's own: this one is run before each, and the modules are made anew.
vi.resetModules()
