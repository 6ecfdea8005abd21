/** A sound in a form that packs take. */
export interface PackSound {
  readonly sound: Blob
  readonly type: 'audio/ogg' | 'audio/webm' | 'audio/mp4' | 'audio/mpeg'
}
