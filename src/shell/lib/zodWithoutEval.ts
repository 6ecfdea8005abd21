import { config } from 'zod/v4/core'

// zod writes faster parsers by `new Function` where it may. The Content-Security-Policy forbids that, and the browser
// would report each try. Imported first, because zod tries when a schema is made.
config({ jitless: true })
