import { config } from 'zod/v4/core'

// zod writes faster parsers by `new Function` where it may. The Content-Security-Policy forbids that, and the browser
// would report each try. Said before any schema is made, because zod tries then.
config({ jitless: true })

/** What `import … from 'zod'` means in the built app (`tools/build/zod.ts`). */
export * from 'zod'
