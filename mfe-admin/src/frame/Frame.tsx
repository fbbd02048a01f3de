/** The frame around all admin screens. antd is loaded in the browser only, once authentication is known. */
import { Loading, Page, useAuth } from '@access/kit'
import { lazy, Suspense } from 'react'
import styles from './frame.module.css'

const AntdProvider = lazy(() => import(/* webpackChunkName: "admin-frame" */ './AntdProvider.tsx'))

export function Frame() {
  const { isLoading } = useAuth()
  return (
    <div className={styles.frame}>
      {isLoading ? (
        <Page title="Admin Portal">
          <Loading />
        </Page>
      ) : (
        <Suspense fallback={<Loading />}>
          <AntdProvider />
        </Suspense>
      )}
    </div>
  )
}
