/** The frame around all admin screens. antd is loaded in the browser only, once authentication is known. */
import { Loading, Page, useAuth } from '@access/kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { UnsentTextProvider } from '../forms/unsent-text.tsx'
import styles from './frame.module.css'

const AntdProvider = lazy(() => import(/* webpackChunkName: "admin-frame" */ './AntdProvider.tsx'))

/** `placeholder` stands there until then; by default it says that the portal is loading. */
export function Frame({ placeholder }: { placeholder?: ReactNode }) {
  const { isLoading } = useAuth()
  return (
    <div className={styles.frame}>
      {isLoading ? (
        (placeholder ?? (
          <Page title="Admin Portal">
            <Loading />
          </Page>
        ))
      ) : (
        <UnsentTextProvider>
          <Suspense fallback={placeholder ?? <Loading />}>
            <AntdProvider />
          </Suspense>
        </UnsentTextProvider>
      )}
    </div>
  )
}
