import type { Texts } from '../../platform/text.tsx'

/** The words of the workbench, of work orders and of tracking in this language. */
export const words = import.meta.glob<Partial<Texts>>(
  '../../{charge,workorder,warehouse,paper,tracking,insight}/text/en.ts',
  {
    eager: true,
    import: 'text',
  },
)
