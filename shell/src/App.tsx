/** The whole site: the providers in order, the frames, and which remote answers where. */
import {
  AuthProvider,
  DataProvider,
  type InitialData,
  type OfficeFacts,
  OfficeProvider,
  type PageHead,
  PageProvider,
  PreviewProvider,
  type SubmittedForm,
  SubmittedFormProvider,
  ToastProvider,
  ToastSlot,
} from '@access/kit'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'

import type { Client } from 'urql'
import { DocumentPages } from './DocumentPages.tsx'
import { Layout } from './layout/Layout.tsx'
import { OfflineCopies } from './offline/OfflineCopies.tsx'
import { PrefetchOnIntent } from './prefetch/PrefetchOnIntent.tsx'
import { RemoteInBrowser, RemoteMount } from './remotes/RemoteMount.tsx'
import { findRemoteForPath } from './remotes/registry.ts'
import { createPreviewFinder, type RemoteLoader, RemoteLoaderContext } from './remotes/remote-loader.ts'

type AppProps = {
  remoteLoader: RemoteLoader
  /** In the browser: what the server queried for this page. */
  initialData?: InitialData
  /** On the server: a client for this request alone. */
  client?: Client
  /** On the server: receives the title and status of the page. */
  pageHead?: PageHead
  /** The office facts. */
  office?: OfficeFacts
  /** The form of this page, as it was submitted without script. */
  submittedForm?: SubmittedForm | undefined
  /** The path of this page, when the server knows that there is no screen at it. */
  unknownPath?: string | undefined
}

/** Everything inside a router. */
export function App({
  remoteLoader,
  initialData,
  client,
  pageHead,
  office,
  submittedForm,
  unknownPath,
}: AppProps) {
  const findPreview = useMemo(() => createPreviewFinder(remoteLoader), [remoteLoader])
  return (
    <RemoteLoaderContext value={remoteLoader}>
      <OfficeProvider facts={office}>
        <DataProvider initialData={initialData} client={client}>
          <AuthProvider>
            <ToastProvider>
              <PageProvider pageHead={pageHead ?? null}>
                <SubmittedFormProvider submittedForm={submittedForm ?? null}>
                  <PreviewProvider value={findPreview}>
                    <PrefetchOnIntent />
                    <OfflineCopies />
                    <DocumentPages>
                      <FramedRemote unknownPath={unknownPath} />
                    </DocumentPages>
                  </PreviewProvider>
                </SubmittedFormProvider>
              </PageProvider>
            </ToastProvider>
          </AuthProvider>
        </DataProvider>
      </OfficeProvider>
    </RemoteLoaderContext>
  )
}

/** The remote of this address in its frame, which stays while one goes on among the public pages. */
function FramedRemote({ unknownPath }: Pick<AppProps, 'unknownPath'>) {
  const { name } = findRemoteForPath(useLocation().pathname)
  return name === 'mfe_admin' ? (
    <AdminFrame>
      <RemoteInBrowser name={name} unknownPath={unknownPath} />
    </AdminFrame>
  ) : (
    <Layout>
      <RemoteMount key={name} name={name} />
    </Layout>
  )
}

/** The frame of the administrators' screens: no public header and footer. */
function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <main id="main" tabIndex={-1}>
        <ToastSlot />
        {children}
      </main>
    </>
  )
}
