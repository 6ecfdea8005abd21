import { FRAME, makeVoiceMeter, type VoiceFrame } from './loudness.ts'

/** What the microphone is opened for. For `shouts`, the browser's speech processing is off because it distorts loudness. */
export type MicrophoneUse = 'words' | 'shouts'

/** Opens the microphone until `signal` is aborted. Rejects if there is none, permission is denied, or `signal` was aborted meanwhile. */
export async function openMicrophone(use: MicrophoneUse, signal: AbortSignal): Promise<MediaStream> {
  // `mediaDevices` is undefined on pages that are not served securely.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new Error('this page may not use a microphone')
  const isCleaned = use === 'words'
  const stream = await devices.getUserMedia({
    audio: { echoCancellation: isCleaned, noiseSuppression: isCleaned, autoGainControl: isCleaned },
  })
  if (signal.aborted) {
    closeMicrophone(stream)
    throw new Error('the microphone is not wanted any more')
  }
  signal.addEventListener('abort', () => closeMicrophone(stream))
  return stream
}

/** Releases the microphone; the device's recording light goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Reports the voice's volume some forty times a second until `signal` is aborted; nothing is stored or sent. Rejects if sound cannot be measured. */
export async function measureVoice(
  stream: MediaStream,
  signal: AbortSignal,
  emit: (frame: VoiceFrame) => void,
): Promise<void> {
  const { default: Meyda } = await import('meyda')
  if (signal.aborted) return
  const context = new AudioContext()
  // Closing a closed context rejects; that is harmless.
  const close = () => void context.close().catch(() => undefined)
  try {
    const read = makeVoiceMeter(context.sampleRate)
    const source = context.createMediaStreamSource(stream)
    const analyzer = Meyda.createMeydaAnalyzer({
      audioContext: context,
      source,
      bufferSize: FRAME,
      featureExtractors: ['amplitudeSpectrum', 'buffer'],
      callback({ amplitudeSpectrum, buffer }: Partial<Record<'amplitudeSpectrum' | 'buffer', Float32Array>>) {
        if (amplitudeSpectrum && buffer && !signal.aborted) emit(read(amplitudeSpectrum, buffer))
      },
    })
    signal.addEventListener('abort', () => {
      analyzer.stop()
      source.disconnect()
      close()
    })
    analyzer.start()
    if (context.state === 'suspended') await context.resume()
  } catch (error) {
    close()
    throw error
  }
}
