/** A drawing for what has no picture of its own, as large as what it is in; of all parts, only the server has to know. */
import { lazy } from 'react'
import { ServerHtml } from '../ServerHtml.tsx'
import styles from './Drawing.module.css'
import type { SceneProps } from './Scene.tsx'

const Scene = lazy(() => import(/* webpackChunkName: "drawings" */ './Scene.tsx'))

/** Another item's drawing is another element, which the server has not rendered. */
export const Drawing = (props: SceneProps) => (
  <ServerHtml key={`${props.drawn.topic} ${props.drawn.seed}`} as="span" className={styles.drawing!}>
    <Scene {...props} />
  </ServerHtml>
)
