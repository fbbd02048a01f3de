/** The text of an article. What reads Markdown is larger than React. */
import { Loading } from '@access/kit'
import { lazy } from 'react'
import { ServerHtml } from '../components/ServerHtml.tsx'
import type { MarkdownTextProps } from './MarkdownText.tsx'
import styles from './Prose.module.css'

const MarkdownText = lazy(() => import(/* webpackChunkName: "markdown" */ './MarkdownText.tsx'))

/** Another text is another element, which the server has not rendered. */
export const Prose = (props: MarkdownTextProps) => (
  <ServerHtml key={props.text} className={styles.prose!} fallback={<Loading />}>
    <MarkdownText {...props} />
  </ServerHtml>
)
