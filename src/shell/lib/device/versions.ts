declare const __APP_VERSION__: string
declare const __CONTENT_VERSION__: string
declare const __MEDIA_VERSION__: string

/** Versions of the app, the books and the media; set by the build (`vite.config.ts`). */
export const versions = { app: __APP_VERSION__, content: __CONTENT_VERSION__, media: __MEDIA_VERSION__ } as const
