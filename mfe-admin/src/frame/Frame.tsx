/** What stands around every admin screen. antd comes only in the browser, once we know who is there. */
import { Loading, Page, useAuth } from '@access/kit'
import { lazy, Suspense } from 'react'
import styles from './frame.module.css'

const Antd = lazy(() => import(/* webpackChunkName: "admin-frame" */ './Antd.tsx'))

export function Frame() {
  const { loading } = useAuth()
  return (
    <div className={styles.frame}>
      {loading ? (
        <Page title="Admin Portal">
          <Loading />
        </Page>
      ) : (
        <Suspense fallback={<Loading />}>
          <Antd />
        </Suspense>
      )}
    </div>
  )
}
