import type { TestProject } from 'vitest/node'
import { serveGallery } from './gallery-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the gallery of the kit stands. */
    gallery: string
  }
}

/** The gallery of the kit, built once for all tests that open it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const gallery = await serveGallery()
  project.provide('gallery', gallery.address)
  return gallery.stop
}
