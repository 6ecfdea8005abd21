import { useCallback, useMemo, useState } from 'react'

/** What the picture's stage and its panel share: what is chosen, and what a press on the picture does. */
export interface PictureSelection {
  /** Name of the chosen thing (`itemNames`). */
  readonly chosen: string | undefined
  /** `look`: the next press says what the chosen thing looks at. `motion`: a press on it tries its motion. */
  readonly mode: PictureMode
  /** The thing that was put in last: it drops into the picture and takes the focus. */
  readonly fresh: string | undefined
  /** What a screen reader is told of the last change. */
  readonly said: string
  /** The sheet over the editor. */
  readonly sheet: 'description' | 'arrangement' | undefined
  readonly choose: (name: string | undefined) => void
  readonly setMode: (mode: PictureMode) => void
  /** Chooses a thing that was just put in. */
  readonly welcome: (name: string) => void
  readonly say: (text: string) => void
  readonly open: (sheet: PictureSelection['sheet']) => void
}

/** What a press on the picture does. */
type PictureMode = 'arrange' | 'look' | 'motion'

interface State {
  readonly page: string
  readonly chosen: string | undefined
  readonly mode: PictureMode
  readonly fresh: string | undefined
}

/** The selection of the open page; another page begins without one. `sheetAtFirst`: a sheet that is open when the editor opens. */
export function usePictureSelection(pageId: string, sheetAtFirst?: PictureSelection['sheet']): PictureSelection {
  const none: State = { page: pageId, chosen: undefined, mode: 'arrange', fresh: undefined }
  const [state, setState] = useState<State>(none)
  const [said, say] = useState('')
  const [sheet, open] = useState(sheetAtFirst)
  const here = state.page === pageId ? state : none
  const choose = useCallback(
    (chosen: string | undefined) => setState({ page: pageId, chosen, mode: 'arrange', fresh: undefined }),
    [pageId],
  )
  const welcome = useCallback(
    (name: string) => setState({ page: pageId, chosen: name, mode: 'arrange', fresh: name }),
    [pageId],
  )
  const setMode = useCallback((mode: PictureMode) => setState((had) => ({ ...had, mode })), [])
  const { chosen, mode, fresh } = here
  return useMemo(
    () => ({ chosen, mode, fresh, said, sheet, choose, setMode, welcome, say, open }),
    [chosen, mode, fresh, said, sheet, choose, setMode, welcome],
  )
}
