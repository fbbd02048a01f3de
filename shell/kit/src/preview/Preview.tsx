/** Previews a draft as its page will show it, rendered by the remote that owns the page. */
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useContext,
  useEffect,
  useState,
} from 'react'
import { Button } from '../components/Button.tsx'
import { Notice } from '../components/Notice.tsx'
import { Loading } from '../components/QueryResult.tsx'

/** Resolves to null when no remote can show it. */
export type FindPreview = (previewKey: string) => Promise<DraftView | null>

const FindPreviewContext = createContext<FindPreview>(async () => null)

/** The shell provides the look-up of previews. */
export const PreviewProvider = FindPreviewContext.Provider

/** Links and buttons in it lead nowhere, so that an author who looks at a preview does not lose the text. */
export function Preview({ previewKey, draft }: { previewKey: string; draft: Draft }) {
  const { View, retry } = useDraftView(previewKey)
  if (View === undefined) return <Loading text="Loading the preview..." />
  if (View === null)
    return (
      <Notice tone="amber" title="The preview is not available right now" role="status">
        <p>What you write is not affected, and you can save it.</p>
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      </Notice>
    )
  return (
    <div className="preview" onClickCapture={blockNavigation} onSubmitCapture={suppressEvent}>
      <PreviewErrorBoundary draft={draft}>
        <Suspense fallback={<Loading text="Loading the preview..." />}>
          <View item={draft} />
        </Suspense>
      </PreviewErrorBoundary>
    </div>
  )
}

function useDraftView(previewKey: string) {
  const find = useContext(FindPreviewContext)
  const [attempt, setAttempt] = useState(0)
  const [View, setView] = useState<DraftView | null | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isCurrent = true
    const showView = (view: DraftView | null) => isCurrent && setView(() => view)
    find(previewKey).then(showView, () => showView(null))
    return () => {
      isCurrent = false
    }
  }, [find, previewKey, attempt])
  return {
    View,
    retry() {
      setView(undefined)
      setAttempt((previous) => previous + 1)
    },
  }
}

function suppressEvent(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function blockNavigation(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('a, button')) suppressEvent(event)
}

type PreviewErrorBoundaryProps = { draft: Draft; children: ReactNode }
type PreviewErrorBoundaryState = { failedDraft: Draft | null }

class PreviewErrorBoundary extends Component<PreviewErrorBoundaryProps, PreviewErrorBoundaryState> {
  override state: PreviewErrorBoundaryState = { failedDraft: null }

  static getDerivedStateFromError(): Partial<PreviewErrorBoundaryState> {
    return { failedDraft: unknownDraft }
  }

  // The next key may be the one that makes it whole.
  static getDerivedStateFromProps(
    { draft }: PreviewErrorBoundaryProps,
    { failedDraft }: PreviewErrorBoundaryState,
  ) {
    if (failedDraft === null || failedDraft === draft) return null
    return { failedDraft: failedDraft === unknownDraft ? draft : null }
  }

  override render() {
    if (!this.state.failedDraft) return this.props.children
    return (
      <Notice tone="amber" title="This cannot be shown as it is" role="status">
        <p>Something in it is not finished. Write on, and look again.</p>
      </Notice>
    )
  }
}

const unknownDraft: Draft = {}

/** A draft: the fields of an item as far as they are written. */
export type Draft = Record<string, unknown>

/** Renders a draft as its page would; takes anything that is not written yet. */
export type DraftView = ComponentType<{ item: Draft }>

/** By the item's type, `BlogPost`, or by one text of it, `BlogPost.content`. */
export type Previews = Record<string, DraftView>
