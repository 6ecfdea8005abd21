import { BrowserRouter } from 'react-router-dom'
import { CurrentScreen } from './CurrentScreen.tsx'

/** The whole client, on the browser's address. */
export function App() {
  return (
    // Not as transitions: the reader turns pages in one frame. Which screen may be late, `CurrentScreen` decides.
    <BrowserRouter useTransitions={false}>
      <CurrentScreen />
    </BrowserRouter>
  )
}
