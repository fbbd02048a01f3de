/** The page of a preview link: an item as it would be, for anyone who has the link, until it expires or is revoked. */
import {
  type Draft,
  formatDayAndTime,
  LoadError,
  Loading,
  MissingItem,
  Notice,
  Page,
  type Previews,
  useRetry,
} from '@access/kit'
import { Suspense, useEffect } from 'react'
import { useMutation } from 'urql'
import { useFragment } from '../components/private-link.ts'
import styles from './preview.module.css'
import { OpenPreviewDocument } from './shared-preview.generated.ts'

/** `previews` are the pages of the types that have one. */
export function SharedPreviewPage({ previews }: { previews: Previews }) {
  const fragment = useFragment()
  const token = fragment?.slice(1) ?? ''
  return (
    <Page title="Preview" robots="noindex" isPrivate>
      {fragment === null ? (
        <LoadingPreview />
      ) : (
        // Another link is another preview.
        <SharedPreview key={token} token={token} previews={previews} />
      )}
    </Page>
  )
}

function SharedPreview({ token, previews }: { token: string; previews: Previews }) {
  const [result, open] = useMutation(OpenPreviewDocument)
  const { hasFailed, ...retry } = useRetry([result, () => void open({ token })])
  // In the browser alone: a program that follows links to show them does not get to read it.
  useEffect(() => {
    open({ token })
  }, [open, token])

  if (hasFailed)
    return (
      <div className="page section-end">
        <LoadError {...retry} />
      </div>
    )
  if (!result.data) return <LoadingPreview />
  const { preview } = result.data
  const View = preview && previews[preview.type]
  if (!View)
    return (
      <MissingItem
        title="Preview Not Available"
        text="This link has expired or was revoked. Ask the person who sent it for a new one."
        back={{ to: '/', text: 'Back to home' }}
      />
    )
  return (
    <>
      <div className={`page ${styles.notice}`}>
        <Notice tone="amber">
          <p>
            This is a preview, which may differ from what is published. The link works until{' '}
            {formatDayAndTime(preview.expiresAt)}.
          </p>
        </Notice>
      </div>
      <Suspense fallback={<Loading text="Loading the preview..." />}>
        <View item={JSON.parse(preview.values) as Draft} />
      </Suspense>
    </>
  )
}

const LoadingPreview = () => (
  <>
    <Loading text="Loading the preview..." />
    <noscript>
      <p className="page">To see the preview, switch on JavaScript and load the page again.</p>
    </noscript>
  </>
)
