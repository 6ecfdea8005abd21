import { FRAME, makeVoiceMeter, type VoiceFrame } from './loudness.ts'

/** What the microphone is opened for: the browser's help for speech spoils the loudness of a shout. */
export type MicrophoneUse = 'words' | 'shouts'

/** Opens the microphone until `signal` is aborted. Rejects where there is none, it is refused, or nobody waits any more. */
export async function openMicrophone(use: MicrophoneUse, signal: AbortSignal): Promise<MediaStream> {
  // Browsers have no devices to offer on pages that are not served securely.
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

/** Lets the microphone go; its light at the device goes out. */
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
  // A context that is closed already is closed.
  const close = () => void context.close().catch(() => undefined)
  try {
    const read = makeVoiceMeter(context.sampleRate)
    const source = context.createMediaStreamSource(stream)
    const analyzer = Meyda.createMeydaAnalyzer({
      audioContext: context,
      source,
      bufferSize: FRAME,
      featureExtractors: ['amplitudeSpectrum'],
      callback({ amplitudeSpectrum }: { readonly amplitudeSpectrum?: Float32Array }) {
        if (amplitudeSpectrum && !signal.aborted) emit(read(amplitudeSpectrum))
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
