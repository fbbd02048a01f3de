/** What is being written, as its page will show it: the rendering is that of the remote that owns the page. */
import {
  Component,
  createContext,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useContext,
  useEffect,
  useState,
} from 'react'
import { Button } from '../parts/Button.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Notice } from '../parts/Notice.tsx'
import type { Draft, DraftView } from './previews.ts'

/** Resolves to null when nobody can show it. */
export type FindPreview = (of: string) => Promise<DraftView | null>

const Finding = createContext<FindPreview>(async () => null)

/** The shell tells here where previews come from. */
export const PreviewProvider = Finding.Provider

/** Links and buttons in it lead nowhere: whoever looks at a preview is writing, and must not lose that. */
export function Preview({ of, item }: { of: string; item: Draft }) {
  const { View, tryAgain } = useView(of)
  if (View === undefined) return <Loading text="Loading the preview..." />
  if (View === null)
    return (
      <Notice tone="amber" title="The preview is not available right now" role="status">
        <p>What you write is not affected, and you can save it.</p>
        <Button look="outline" onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    )
  return (
    <div className="preview" onClickCapture={goNowhere} onSubmitCapture={hold}>
      <Contained item={item}>
        <Suspense fallback={<Loading text="Loading the preview..." />}>
          <View item={item} />
        </Suspense>
      </Contained>
    </div>
  )
}

function useView(of: string) {
  const find = useContext(Finding)
  const [attempt, setAttempt] = useState(0)
  const [View, setView] = useState<DraftView | null | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let current = true
    const show = (view: DraftView | null) => current && setView(() => view)
    find(of).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [find, of, attempt])
  return {
    View,
    tryAgain() {
      setView(undefined)
      setAttempt((last) => last + 1)
    },
  }
}

function hold(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function goNowhere(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('a, button')) hold(event)
}

type ContainedProps = { item: Draft; children: ReactNode }
type ContainedState = { failedOn: Draft | null }

class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { failedOn: null }

  static getDerivedStateFromError(): Partial<ContainedState> {
    return { failedOn: notYetKnown }
  }

  // The next key may be the one that makes it whole.
  static getDerivedStateFromProps({ item }: ContainedProps, { failedOn }: ContainedState) {
    if (failedOn === null || failedOn === item) return null
    return { failedOn: failedOn === notYetKnown ? item : null }
  }

  override render() {
    if (!this.state.failedOn) return this.props.children
    return (
      <Notice tone="amber" title="This cannot be shown as it is" role="status">
        <p>Something in it is not finished. Write on, and look again.</p>
      </Notice>
    )
  }
}

const notYetKnown: Draft = {}
