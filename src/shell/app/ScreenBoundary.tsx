import { Component, type ReactNode } from 'react'
import { FailedScreen } from './FailedScreen.tsx'

interface Props {
  readonly children: ReactNode
  /** Where the child is: another place is tried again. */
  readonly place: string
}

interface State {
  readonly place: string
  readonly failure?: { readonly error: unknown } | undefined
}

/** Shows `FailedScreen` in place of a screen that throws or could not be fetched, until the child goes elsewhere. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failure: undefined }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <FailedScreen error={failure.error} /> : this.props.children
  }
}
