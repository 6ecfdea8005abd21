import { config } from 'zod/v4/core'

// zod generates faster parsers with `new Function`, which the Content-Security-Policy forbids and the browser would report. Must run before any
// schema is created.
config({ jitless: true })

/** Replaces `import … from 'zod'` in the built app (`tools/build/zod.ts`). */
export * from 'zod'
