import { createContext } from 'react'
import { finishedFile, finishedRecording, takeEnvelope } from './finish.ts'
import { play } from './player.ts'
import { recordingFault, startRecording } from './recorder.ts'
import { respoken } from './respoken.ts'
import { speak } from './speak.ts'

const TOOLS = { finishedFile, finishedRecording, takeEnvelope, play, recordingFault, startRecording, respoken, speak }

/** What the voice panel does with sounds: recording, playing, encoding, the service's voice. */
export type VoiceTools = typeof TOOLS

/** Tests put others in their place. */
export const Tools = createContext<VoiceTools>(TOOLS)
