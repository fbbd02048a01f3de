/**
 * The text of an article. Where the server has rendered it, its HTML stays as it is: what reads Markdown is larger than
 * React, and only fetched for an article that is opened from another page.
 */
import { Loading } from '@access/kit'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { MarkdownTextProps } from './MarkdownText.tsx'
import styles from './Prose.module.css'

const MarkdownText = lazy(() => import(/* webpackChunkName: "markdown" */ './MarkdownText.tsx'))

/** Another text is another element, which the server has not rendered. */
export const Prose = (props: MarkdownTextProps) => <ProseBlock key={props.text} {...props} />

function ProseBlock(props: MarkdownTextProps) {
  const isHydrating = useSyncExternalStore(subscribeNever, isNotHydrating, isHydratingHtml)
  const [isRendered] = useState(() => isHydrating && isInDocument())
  if (isRendered)
    return (
      <div
        className={styles.prose}
        // React leaves what is in it alone, and never writes this.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
      />
    )
  return (
    <div className={styles.prose}>
      <Suspense fallback={<Loading />}>
        <MarkdownText {...props} />
      </Suspense>
    </div>
  )
}

const nothing = { __html: '' }
const subscribeNever = () => () => {}
const isNotHydrating = () => false
const isHydratingHtml = () => true

// On the server there is no document yet.
const isInDocument = () => Boolean(globalThis.document?.querySelector(`.${styles.prose}`))
