import { hasVoice } from './phrases.ts'

const LOOKS_PER_SECOND = 10

/** Watches the microphone and tells when a voice begins and ends; nothing is kept or sent. Rejects where there is no microphone. */
export async function watchVoice(changed: (isSpeaking: boolean) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const levels = new Uint8Array(analyser.frequencyBinCount)
  let wasSpeaking = false
  const timer = setInterval(() => {
    analyser.getByteFrequencyData(levels)
    const isSpeaking = hasVoice(levels, context.sampleRate)
    if (isSpeaking === wasSpeaking) return
    wasSpeaking = isSpeaking
    changed(isSpeaking)
  }, 1000 / LOOKS_PER_SECOND)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    // A context that is closed already is closed.
    context.close().catch(() => undefined)
  }
}
