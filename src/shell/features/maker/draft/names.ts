/** A random name of 32 hexadecimal digits. `crypto.randomUUID` is only there on secure origins. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
