// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { makeFakeOutput } from './fakeOutput.ts'
import { makeAudio } from './index.ts'

/** Hides or shows the tab. */
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('voice and music pause while the tab is hidden and continue from their positions', async () => {
  const output = makeFakeOutput()
  const playing = () => output.playing().map((file) => file.replace(/\.\w+$/, ''))
  const clip = { src: '/book1', startMs: 0, ms: 4000 }
  const music = { src: '/siang', startMs: 0, ms: 60_000 }
  const audio = makeAudio({ speech: () => undefined, effect: () => undefined, music: () => music }, async () => output)
  audio.music.want('siang')
  await vi.waitFor(() => expect(playing()).toEqual(['/siang']))
  const saying = audio.voice.say(clip)
  await vi.waitFor(() => expect(playing()).toEqual(['/book1']))
  const voice = output.sounds.find(({ isPlaying }) => isPlaying)
  if (voice) voice.position = 1.5
  setHidden(true)
  expect([playing(), saying.state]).toEqual([[], 'paused'])
  setHidden(false)
  expect([playing(), saying.state, saying.position()]).toEqual([['/book1'], 'speaking', 1500])
  saying.stop()
  await vi.waitFor(() => expect(playing()).toEqual(['/siang']))
  setHidden(true)
  expect(playing()).toEqual([])
})
